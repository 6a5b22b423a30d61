<?php

declare(strict_types=1);

/** The shop's webhook receiver, as PHP serves it, on a free port. */
final class Receiver
{
    public const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    public readonly string $url;
    private string $folder;
    /** @var resource */
    private $process;

    public function __construct()
    {
        $probe = stream_socket_server('tcp://127.0.0.1:0');
        $address = stream_socket_get_name($probe, false);
        fclose($probe);
        $this->url = "http://$address";
        $this->folder = sys_get_temp_dir() . '/statuses-' . bin2hex(random_bytes(8));
        mkdir($this->folder);
        $more = ['WEBHOOK_SECRET' => self::SECRET, 'STATUSES' => $this->folder];
        $output = [1 => ['file', '/dev/null', 'w'], 2 => ['file', '/dev/null', 'w']];
        $words = [PHP_BINARY, '-S', $address, 'src/webhook.php'];
        $this->process = proc_open($words, $output, $pipes, null, $more + getenv());
        register_shutdown_function($this->end(...));
        for ($tries = 0; $tries < 100 && !@fsockopen('127.0.0.1', (int) explode(':', $address)[1]); $tries++) {
            usleep(50_000);
        }
    }

    /** Status of a subscription's payment; null before a webhook has told. */
    public function status(string $subscriptionId): ?string
    {
        $file = "{$this->folder}/$subscriptionId";
        return is_file($file) ? file_get_contents($file) : null;
    }

    /** Forgets all statuses: after a reset, the same calls give the same ids as before. */
    public function forget(): void
    {
        array_map('unlink', glob("{$this->folder}/*"));
    }

    private function end(): void
    {
        proc_terminate($this->process);
        proc_close($this->process);
        $this->forget();
        rmdir($this->folder);
    }
}
