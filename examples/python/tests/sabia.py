"""Starts Sabiá once for the whole run, and speaks to its control API."""

import atexit
import json
import os
import signal
import subprocess
import urllib.request


class Mock:
    """One site on a free port of this machine."""

    def __init__(self):
        words = ["npx", "--no", "--", "sabia", "mock", "--port", "0", "--log", "json", "--quiet"]
        words += ["--scenario", "empty"]
        # A session of its own: what npx starts is ended with it.
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, start_new_session=True)
        atexit.register(self._end)
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("sabia did not start: run npm install first")
        self.url = json.loads(line)["url"]

    def control(self, method, path, body=None):
        """Sends one call under /__sabia/ and gives its answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        address = f"{self.url}/__sabia/{path}"
        request = urllib.request.Request(address, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def decide(self, profile_id, decision):
        """Plays the payer, and waits until the webhook of it was answered."""
        self.control("POST", f"payment_profiles/{profile_id}/decision", {"decision": decision})
        self.control("POST", "webhook_deliveries/wait", {"quiet": True})

    def requests(self, operation):
        """What the site was asked, by the id of the operation."""
        return self.control("GET", f"requests?operation={operation}")["data"]

    def _end(self):
        os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait()
        self._process.stdout.close()


mock = Mock()
