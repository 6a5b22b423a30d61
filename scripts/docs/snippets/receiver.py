import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from verify import is_genuine

SECRET = os.environ["SABIA_WEBHOOK_SECRET"]


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        genuine = is_genuine(SECRET, self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        event = json.loads(body) if genuine else None
        print(f"{event['type']} {event['data']['id']}" if event else "refused", flush=True)

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", 3001), Receiver).serve_forever()
