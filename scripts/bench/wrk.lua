-- Sends the requests of a file in turn, and prints the totals as JSON behind wrk's own summary.
-- Arguments: the file, with a line each for method, path and body; the Authorization header.
local requests = {}
local at = 0

function init(args)
  local headers = { Authorization = args[2], ["Content-Type"] = "application/json" }
  local lines = io.lines(args[1])
  for method in lines do
    local path, body = lines(), lines()
    if body == "" then body = nil end
    requests[#requests + 1] = wrk.format(method, path, headers, body)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary)
  local errors = summary.errors
  io.write(string.format(
    '{"responses":%d,"seconds":%f,"bytes":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration / 1e6, summary.bytes, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout))
end
