import json
from urllib.request import Request, urlopen


def control(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    request = Request(f"http://127.0.0.1:4010/__sabia/{path}", data, headers, method=method)
    with urlopen(request) as response:
        return json.loads(response.read() or "null")


control("POST", "scenarios/profile-pending")
print(control("POST", "payment_profiles/1/decision", {"decision": "accept"})["status"])
