// Whole files in and out.
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "net.hpp"

namespace cheeseboard {

inline std::vector<std::uint8_t> read_bytes(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The net in this file; none for "-".
inline std::shared_ptr<const Net> read_net(const std::string& path) {
    return path == "-" ? nullptr : Net::read(read_bytes(path));
}

}  // namespace cheeseboard
