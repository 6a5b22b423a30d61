<?php

// Runs the tests of laws.php: PHP alone, without a test framework.

declare(strict_types=1);

require __DIR__ . '/../src/Billing.php';
require __DIR__ . '/Mock.php';
require __DIR__ . '/Receiver.php';
require __DIR__ . '/Shop.php';

function same(mixed $expected, mixed $found): void
{
    if ($expected !== $found) {
        $words = [json_encode($expected), json_encode($found)];
        throw new UnexpectedValueException(vsprintf('expected %s, found %s', $words));
    }
}

chdir(dirname(__DIR__));
$mock = new Mock();
$receiver = new Receiver();
$endpoint = ['url' => $receiver->url, 'secret' => Receiver::SECRET];
$mock->control('POST', 'webhook_endpoints', $endpoint);
$failed = 0;
$laws = require __DIR__ . '/laws.php';
foreach ($laws as $title => $law) {
    try {
        $law(new Shop($mock, $receiver));
        echo "ok      $title\n";
    } catch (Throwable $error) {
        $failed++;
        echo "FAILED  $title\n        {$error->getMessage()}\n";
    }
}
printf("%d passed, %d failed\n", count($laws) - $failed, $failed);
exit($failed === 0 ? 0 : 1);
