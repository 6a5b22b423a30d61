<?php

declare(strict_types=1);

/** Sabiá with one site on a free port, and its control API. */
final class Mock
{
    public readonly string $url;
    /** @var resource */
    private $process;

    public function __construct()
    {
        $words = ['node_modules/.bin/sabia', 'mock', '--port', '0', '--log', 'json', '--quiet'];
        $words = [...$words, '--scenario', 'empty'];
        $this->process = proc_open($words, [1 => ['pipe', 'w']], $pipes);
        register_shutdown_function($this->end(...));
        $line = fgets($pipes[1]);
        if ($line === false) {
            throw new RuntimeException('sabia did not start: run npm install first');
        }
        $this->url = json_decode($line, true)['url'];
    }

    /** Sends one call under /__sabia/ and gives its answer. */
    public function control(string $method, string $path, ?array $body = null): ?array
    {
        $content = $body === null ? '' : json_encode($body);
        $http = ['method' => $method, 'header' => 'Content-Type: application/json', 'content' => $content];
        $context = stream_context_create(['http' => $http]);
        return json_decode(file_get_contents("{$this->url}/__sabia/$path", false, $context), true);
    }

    /** Plays the payer, and waits until the webhook of it was answered. */
    public function decide(int $profileId, string $decision): void
    {
        $this->control('POST', "payment_profiles/$profileId/decision", ['decision' => $decision]);
        $this->control('POST', 'webhook_deliveries/wait', ['quiet' => true]);
    }

    /** Statuses of what the site answered, by the id of the operation. */
    public function statuses(string $operation): array
    {
        return array_column($this->control('GET', "requests?operation=$operation")['data'], 'status');
    }

    private function end(): void
    {
        proc_terminate($this->process);
        proc_close($this->process);
    }
}
