--
-- PostgreSQL database dump
--

\restrict yeQhE4XQMUThkjXFr69jgll0a6eBFBYrzRM1nsMVC9i4DEqonUnhn04w0KH56cO

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    id bigint NOT NULL,
    no bigint NOT NULL,
    person text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    ms bigint NOT NULL
);


--
-- Name: chat_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.chat_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: chat_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;


--
-- Name: dues; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dues (
    id bigint NOT NULL,
    no bigint NOT NULL,
    seat smallint NOT NULL,
    at integer NOT NULL,
    kind text NOT NULL,
    due bigint NOT NULL,
    free bigint NOT NULL,
    owner text NOT NULL
);


--
-- Name: dues_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.dues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: dues_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.dues_id_seq OWNED BY public.dues.id;


--
-- Name: links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.links (
    hash bytea NOT NULL,
    person text NOT NULL,
    until bigint NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    no bigint NOT NULL,
    n integer NOT NULL,
    seat smallint NOT NULL,
    action text NOT NULL,
    ms bigint NOT NULL,
    by text NOT NULL,
    key text NOT NULL
);


--
-- Name: mutes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mutes (
    no bigint NOT NULL,
    person text NOT NULL,
    muted text NOT NULL
);


--
-- Name: owners; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.owners (
    person text NOT NULL,
    no bigint NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    account text,
    account_folded text,
    password text,
    created bigint NOT NULL,
    forgotten boolean NOT NULL
);


--
-- Name: schema_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    no bigint NOT NULL,
    id text NOT NULL,
    head integer NOT NULL,
    version integer NOT NULL,
    code text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    options text NOT NULL,
    creator text NOT NULL,
    seed bytea NOT NULL,
    created bigint NOT NULL,
    started bigint NOT NULL,
    watchable boolean NOT NULL,
    listed boolean NOT NULL,
    phase text NOT NULL,
    follows text NOT NULL,
    rematch text NOT NULL,
    seats text NOT NULL,
    clock text NOT NULL,
    names text NOT NULL,
    nonces text NOT NULL,
    offer text NOT NULL,
    held text NOT NULL
);


--
-- Name: tables_no_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.tables_no_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: tables_no_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.tables_no_seq OWNED BY public.tables.no;


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    hash bytea NOT NULL,
    person text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: chat id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);


--
-- Name: dues id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dues ALTER COLUMN id SET DEFAULT nextval('public.dues_id_seq'::regclass);


--
-- Name: tables no; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables ALTER COLUMN no SET DEFAULT nextval('public.tables_no_seq'::regclass);


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: dues; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES (1, 1, -1, 'first 0', 1794882246005, '', '');
INSERT INTO public.log VALUES (1, 2, 0, 'move e2', 1794882246630, '', 'f3ffff3cec82:move e2 1');
INSERT INTO public.log VALUES (1, 3, 1, 'move e8', 1794882246654, '', '609b924184d6:move e8 2');
INSERT INTO public.log VALUES (1, 4, 0, 'move e3', 1794882246664, '', 'f3ffff3cec82:move e3 3');
INSERT INTO public.log VALUES (1, 5, 1, 'wall a1h', 1794882246674, '', '609b924184d6:wall a1h 4');
INSERT INTO public.log VALUES (1, 6, -2, 'back 4', 1794882246733, '', '');
INSERT INTO public.log VALUES (1, 7, 1, 'wall c8v', 1794882246760, '', '609b924184d6:wall c8v 6');
INSERT INTO public.log VALUES (1, 8, 0, 'move e4', 1794882246792, '', 'f3ffff3cec82:move e4 7');
INSERT INTO public.log VALUES (1, 9, 1, 'move e7', 1794882246804, '', '609b924184d6:move e7 8');
INSERT INTO public.log VALUES (1, 10, 0, 'move e5', 1794882246816, '', 'f3ffff3cec82:move e5 9');
INSERT INTO public.log VALUES (1, 11, 1, 'move e6', 1794882246826, '', '609b924184d6:move e6 10');
INSERT INTO public.log VALUES (1, 12, 0, 'move e7', 1794882246840, '', 'f3ffff3cec82:move e7 11');
INSERT INTO public.log VALUES (1, 13, 1, 'move e5', 1794882246851, '', '609b924184d6:move e5 12');
INSERT INTO public.log VALUES (1, 14, 0, 'move e8', 1794882246857, '', 'f3ffff3cec82:move e8 13');
INSERT INTO public.log VALUES (1, 15, 1, 'move e4', 1794882246865, '', '609b924184d6:move e4 14');
INSERT INTO public.log VALUES (1, 16, 0, 'move e9', 1794882246868, '', 'f3ffff3cec82:move e9 15');
INSERT INTO public.log VALUES (2, 1, -1, 'first 2', 1794882248066, '', '');
INSERT INTO public.log VALUES (2, 2, 2, 'move e8', 1794882248560, '', 'ea85ca117261:move e8 1');
INSERT INTO public.log VALUES (2, 3, 0, 'move e2', 1794882248575, '', 'f3ffff3cec82:move e2 2');
INSERT INTO public.log VALUES (2, 4, 1, 'move b5', 1794882248581, '', '609b924184d6:move b5 3');
INSERT INTO public.log VALUES (2, 5, 2, 'move e9', 1794882248635, '', 'ea85ca117261:move e9 4');
INSERT INTO public.log VALUES (2, 6, 0, 'move e1', 1794882248645, '', 'f3ffff3cec82:move e1 5');
INSERT INTO public.log VALUES (2, 7, 1, 'move a5', 1794882248685, '', '609b924184d6:move a5 6');
INSERT INTO public.log VALUES (2, 8, 2, 'move e8', 1794882248871, '', 'ea85ca117261:move e8 7');
INSERT INTO public.log VALUES (2, 9, 0, 'move e2', 1794882248920, '', 'f3ffff3cec82:move e2 8');
INSERT INTO public.log VALUES (2, 10, 1, 'move b5', 1794882249055, '', '609b924184d6:move b5 9');
INSERT INTO public.log VALUES (2, 11, 2, 'move e9', 1794882249101, '', 'ea85ca117261:move e9 10');
INSERT INTO public.log VALUES (2, 12, 0, 'move e1', 1794882249186, '', 'f3ffff3cec82:move e1 11');
INSERT INTO public.log VALUES (3, 1, -1, 'first 2', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 2, -1, 'fall childrens-room', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 3, -1, 'fall bedroom', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 4, -1, 'deal w3b', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 5, -1, 'deal w18a', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 6, -1, 'deal w17a', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 7, -1, 'deal w19a', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 8, -1, 'deal trap', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 9, -1, 'deal w9a', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 10, -1, 'deal w16a', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 11, -1, 'deal hole-in-the-wall', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 12, -1, 'deal w19b', 1794882250516, '', '');
INSERT INTO public.log VALUES (3, 13, 0, 'sneak childrens-room -', 1794882251320, '', 'f3ffff3cec82:sneak childrens-room - 12');
INSERT INTO public.log VALUES (4, 1, -1, 'first 2', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 2, -1, 'fall childrens-room', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 3, -1, 'fall bathroom', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 4, -1, 'deal trap', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 5, -1, 'deal w11b', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 6, -1, 'deal cheese', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 7, -1, 'deal w7a', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 8, -1, 'deal w17b', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 9, -1, 'deal hole-in-the-wall', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 10, -1, 'deal w16b', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 11, -1, 'deal w17a', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 12, -1, 'deal w13b', 1794882252952, '', '');
INSERT INTO public.log VALUES (4, 13, 0, 'sneak basement w7a+w17b', 1794882253393, '', 'f3ffff3cec82:sneak basement w7a+w17b 12');
INSERT INTO public.log VALUES (4, 14, 1, 'sneak childrens-room w13b+w16b+w17a', 1794882253397, '', '609b924184d6:sneak childrens-room w13b+w16b+w17a 12');
INSERT INTO public.log VALUES (4, 15, 2, 'sneak bathroom cheese', 1794882253404, '', 'ea85ca117261:sneak bathroom cheese 12');
INSERT INTO public.log VALUES (5, 1, -1, 'first 0', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 2, -1, 'fall bedroom', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 3, -1, 'fall childrens-room', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 4, -1, 'deal w12b', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 5, -1, 'deal trap', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 6, -1, 'deal w18b', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 7, -1, 'deal w17b', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 8, -1, 'deal w4b', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 9, -1, 'deal w4a', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 10, -1, 'deal w13b', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 11, -1, 'deal w19b', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 12, -1, 'deal w6b', 1794882254195, '', '');
INSERT INTO public.log VALUES (5, 13, 0, 'sneak bathroom w12b', 1794882254759, '', 'f3ffff3cec82:sneak bathroom w12b 12');
INSERT INTO public.log VALUES (5, 14, 1, 'sneak childrens-room w17b', 1794882254792, '', '609b924184d6:sneak childrens-room w17b 12');
INSERT INTO public.log VALUES (5, 15, 2, 'sneak bedroom -', 1794882254810, '', 'ea85ca117261:sneak bedroom - 12');
INSERT INTO public.log VALUES (5, 16, 0, 'spy 1', 1794882254817, '', 'f3ffff3cec82:spy 1 15');
INSERT INTO public.log VALUES (5, 17, -1, 'turn childrens-room', 1794882254817, '', '');
INSERT INTO public.log VALUES (5, 18, 1, 'spy 0', 1794882254820, '', '609b924184d6:spy 0 17');
INSERT INTO public.log VALUES (5, 19, -1, 'turn bathroom', 1794882254820, '', '');
INSERT INTO public.log VALUES (5, 20, 2, 'spy 1', 1794882254826, '', 'ea85ca117261:spy 1 19');
INSERT INTO public.log VALUES (5, 21, -1, 'turn w17b', 1794882254826, '', '');


--
-- Data for Name: mutes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: owners; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.owners VALUES ('2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx', 1);
INSERT INTO public.owners VALUES ('p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH', 1);
INSERT INTO public.owners VALUES ('2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx', 4);
INSERT INTO public.owners VALUES ('aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', 4);
INSERT INTO public.owners VALUES ('p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH', 4);
INSERT INTO public.owners VALUES ('2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx', 2);
INSERT INTO public.owners VALUES ('aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', 2);
INSERT INTO public.owners VALUES ('p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH', 2);
INSERT INTO public.owners VALUES ('2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx', 5);
INSERT INTO public.owners VALUES ('aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', 5);
INSERT INTO public.owners VALUES ('p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH', 5);
INSERT INTO public.owners VALUES ('2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx', 3);
INSERT INTO public.owners VALUES ('aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', 3);
INSERT INTO public.owners VALUES ('p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH', 3);


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH', 'Ann', NULL, NULL, NULL, 1794882243384, false);
INSERT INTO public.people VALUES ('jQwjl_ptmjdDkZL9hWcVVWSmt5BX8Zou', 'Dan', NULL, NULL, NULL, 1794882243959, false);
INSERT INTO public.people VALUES ('2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx', 'Bea', 'bea', 'bea', '$argon2id$v=19$m=65536,t=3,p=4$BKOrEKuf7qPD4Ou/B7dJ0Q$OuNEk6Eci2I2l2qBu66tXtkmKSqQPQ6fa5eo7Aa0f0U', 1794882243755, false);
INSERT INTO public.people VALUES ('aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', 'Cy', NULL, NULL, NULL, 1794882245187, false);


--
-- Data for Name: schema_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_version VALUES ('0003');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES (2, 'qJz2K3Itj6jmKLSBJXG1Wg', 12, 13, 'ALJWYW', 'quoridor', 1, '{}', 'p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH', '\x89ca20c319cb3dff50fcf4c5293cd7abddf3150dad254f53975d042caf030297', 1794882247620, 1794882248066, true, true, 'running', '', '', '[{"person":"p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH","name":"Ann","nonce":"00112233445566778899aabbccddeeff","away_since":1794882253082},{"person":"2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx","name":"Bea","nonce":"00112233445566778899aabbccddeeff","away_since":1794882253086},{"person":"aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR","name":"Cy","nonce":"00112233445566778899aabbccddeeff","away_since":1794882253091}]', '{"type":"none"}', '["Ann","Bea","Cy"]', '["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"]', 'null', '[]');
INSERT INTO public.tables VALUES (5, 'KQ43Eh_rKrH-1bC7NhQLOg', 21, 4, 'PQCYKS', 'gouda-gangster', 1, '{}', 'aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', '\xd3f0c7738b78d5fd7c3c19fe262bb5c82cfed38b801bcc34f6d148041b810968', 1794882254051, 1794882254195, true, true, 'running', '', '', '[{"person":"p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH","name":"Ann","nonce":"00112233445566778899aabbccddeeff"},{"person":"2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx","name":"Bea","nonce":"00112233445566778899aabbccddeeff"},{"person":"aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR","name":"Cy","nonce":"00112233445566778899aabbccddeeff"}]', '{"type":"none"}', '["Ann","Bea","Cy"]', '["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"]', 'null', '[]');
INSERT INTO public.tables VALUES (4, 'PURexmo_I1P5GFe6QKJMgg', 15, 4, 'SJRQBR', 'gouda-gangster', 1, '{}', 'aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', '\xfe8d1a1019e10dc173f76c4e9d892d1044e50013a9b8c22cb5c88ed4585ebcca', 1794882252883, 1794882252952, true, true, 'running', '', '', '[{"person":"p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH","name":"Ann","nonce":"00112233445566778899aabbccddeeff"},{"person":"2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx","name":"Bea","nonce":"00112233445566778899aabbccddeeff"},{"person":"aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR","name":"Cy","nonce":"00112233445566778899aabbccddeeff"}]', '{"type":"none"}', '["Ann","Bea","Cy"]', '["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"]', 'null', '[]');
INSERT INTO public.tables VALUES (3, 'tISH8EoK2XzVG7SYrxPTSw', 13, 10, 'ANPEEM', 'gouda-gangster', 1, '{}', 'aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', '\x150f47f2dc7f823619005d49ab221e8b62a979ebbb4c398ffdf3ac60c9bed26c', 1794882250193, 1794882250516, true, true, 'running', '', '', '[{"person":"p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH","name":"Ann","nonce":"00112233445566778899aabbccddeeff","away_since":1794882254358},{"person":"2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx","name":"Bea","nonce":"00112233445566778899aabbccddeeff","away_since":1794882254359},{"person":"aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR","name":"Cy","nonce":"00112233445566778899aabbccddeeff","away_since":1794882254400}]', '{"type":"none"}', '["Ann","Bea","Cy"]', '["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"]', 'null', '[]');
INSERT INTO public.tables VALUES (1, 'gIXdSL1Rl4Xrye6rHmas1w', 16, 10, 'GVWKWR', 'quoridor', 1, '{}', 'p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH', '\xc8235c1c017bce5a1ebe940acb74e2173ef4123f67c27980276e8e455b7ff692', 1794882245553, 1794882246005, true, true, 'over', '', '', '[{"person":"p-Hnu3ijLI-jEUDNmgw50nKgXz4291bH","name":"Ann","nonce":"00112233445566778899aabbccddeeff","away_since":1794882250592},{"person":"2VbBM8JBifG2pzKy1JqQaYsZjgw0rxjx","name":"Bea","nonce":"00112233445566778899aabbccddeeff","away_since":1794882250598}]', '{"type":"none"}', '["Ann","Bea"]', '["00112233445566778899aabbccddeeff","00112233445566778899aabbccddeeff"]', 'null', '[]');


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tokens VALUES ('\xcf8c8487a71132afab521699ec6814d4f5b373bc38bc10b528b6dd9b53bd0b26', 'aTNLjRh-ruwsBpcJSMjbtsIpfW874bqR', 'my bot', 1794882245246);


--
-- Name: chat_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.chat_id_seq', 1, false);


--
-- Name: dues_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.dues_id_seq', 1, false);


--
-- Name: tables_no_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.tables_no_seq', 5, true);


--
-- Name: chat chat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (id);


--
-- Name: dues dues_no_seat_at_kind_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dues
    ADD CONSTRAINT dues_no_seat_at_kind_key UNIQUE (no, seat, at, kind);


--
-- Name: dues dues_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dues
    ADD CONSTRAINT dues_pkey PRIMARY KEY (id);


--
-- Name: links links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (hash);


--
-- Name: log log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (no, n);


--
-- Name: mutes mutes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (no, person, muted);


--
-- Name: owners owners_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (person, no);


--
-- Name: people people_account_folded_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_account_folded_key UNIQUE (account_folded);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: schema_version schema_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkc PRIMARY KEY (version_num);


--
-- Name: tables tables_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_id_key UNIQUE (id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (no);


--
-- Name: tokens tokens_person_label_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_label_key UNIQUE (person, label);


--
-- Name: tokens tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);


--
-- Name: chat_no; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_no ON public.chat USING btree (no, id);


--
-- Name: chat_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_person ON public.chat USING btree (person);


--
-- Name: dues_free; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX dues_free ON public.dues USING btree (free);


--
-- Name: links_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX links_person ON public.links USING btree (person);


--
-- Name: open_code; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX open_code ON public.tables USING btree (code) WHERE (phase = 'open'::text);


--
-- Name: open_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX open_created ON public.tables USING btree (created) WHERE (phase = 'open'::text);


--
-- Name: owners_no; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX owners_no ON public.owners USING btree (no);


--
-- Name: chat chat_no_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_no_fkey FOREIGN KEY (no) REFERENCES public.tables(no);


--
-- Name: dues dues_no_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dues
    ADD CONSTRAINT dues_no_fkey FOREIGN KEY (no) REFERENCES public.tables(no);


--
-- Name: links links_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);


--
-- Name: log log_no_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_no_fkey FOREIGN KEY (no) REFERENCES public.tables(no);


--
-- Name: mutes mutes_no_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_no_fkey FOREIGN KEY (no) REFERENCES public.tables(no);


--
-- Name: owners owners_no_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_no_fkey FOREIGN KEY (no) REFERENCES public.tables(no);


--
-- Name: tokens tokens_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);


--
-- PostgreSQL database dump complete
--

\unrestrict yeQhE4XQMUThkjXFr69jgll0a6eBFBYrzRM1nsMVC9i4DEqonUnhn04w0KH56cO

