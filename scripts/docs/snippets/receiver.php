<?php

require __DIR__ . '/verify.php';

$secret = getenv('SABIA_WEBHOOK_SECRET') ?: throw new Exception('Set SABIA_WEBHOOK_SECRET');
$body = file_get_contents('php://input');
$isGenuine = isGenuine($secret, getallheaders(), $body);
http_response_code($isGenuine ? 204 : 401);
$event = $isGenuine ? json_decode($body) : null;
error_log($event === null ? 'refused' : "$event->type {$event->data->id}");
