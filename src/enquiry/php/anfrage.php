<?php
/*
 * Takes the posts of the contact form on a web space with PHP 8.1 to 8.4, stores each of them, and mails
 * it afterwards. One file, no extension besides those of a bare PHP. Written by "gewerk build".
 */
declare(strict_types=1);

// Nothing of PHP's own words may reach a visitor.
ini_set('display_errors', '0');
// It warns of a post that is too large before the first line here; where nothing keeps that back, it is on its way.
// What PHP itself packs (zlib.output_compression), would have another length than is said below, and never ends.
while (ob_get_level() > 0 && @ob_end_clean());

/** From site.yaml: to, from, site, days. */
const SETTINGS = [/*settings*/];

/** From src/enquiry/limits.ts, which says what each is. */
const LIMITS = [/*limits*/];

const FOLDER = 'gewerk-anfragen';
/** What the office calls the fields that the form brings by itself. */
const LABELS = ['name' => 'Name', 'email' => 'E-Mail', 'phone' => 'Telefon', 'inquiryType' => 'Thema'];
const REQUIRED = ['name', 'email', 'message'];
/** By their first bytes. Nothing else is kept, whatever it calls itself. */
const PHOTO_SIGNS = [
  'jpg' => '/^\xFF\xD8\xFF/',
  'png' => '/^\x89PNG\r\n\x1A\n/',
  'webp' => '/^RIFF....WEBP/s',
];
const PHOTO_TYPES = ['jpg' => 'image/jpeg', 'png' => 'image/png', 'webp' => 'image/webp'];
const TOO_LARGE = [UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE];
/** As in src/blocks/contact/checking/is-email.ts; what \w and \d are there, as to PHP they are letters and figures of all scripts. */
const EMAIL = '/^[a-z0-9_.!#$%&\'*+\/=?^`{|}~-]+@(?:[\p{L}0-9](?:[\p{L}0-9-]{0,61}[\p{L}0-9])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]+)$/iuD';

/** From ui.yaml: what a visitor without a script reads; a refusal's reason stands at its status. */
const WORDS = [/*words*/];

final class Refusal extends Exception
{
  public function __construct(public readonly int $status, string $message, public readonly array $errors = [])
  {
    parent::__construct($message);
  }
}

// What was asked

function headerOf(string $name): string
{
  return (string) ($_SERVER['HTTP_' . strtoupper(str_replace('-', '_', $name))] ?? '');
}

/** Whether a browser shows the answer as a page, because the form was posted without a script. */
function isNavigation(): bool
{
  $mode = headerOf('Sec-Fetch-Mode');
  return $mode === 'navigate' || ($mode === '' && str_contains(headerOf('Accept'), 'text/html'));
}

/** Whether a post comes from a page of this site, or from no page at all. */
function isOwnPost(): bool
{
  $origin = headerOf('Origin');
  if ($origin === '') return headerOf('Sec-Fetch-Site') !== 'cross-site';
  return preg_replace('#^https?://#', '', $origin) === headerOf('Host');
}

function typeOf(): string
{
  return strtolower(trim(explode(';', (string) ($_SERVER['CONTENT_TYPE'] ?? ''))[0]));
}

/** The text fields of a post: URL-encoded, multipart or JSON. */
function readFields(): array
{
  $type = typeOf();
  $known = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  if (!in_array($type, $known, true)) throw new Refusal(415, 'Not a form');
  $length = (int) ($_SERVER['CONTENT_LENGTH'] ?? 0);
  $isMultipart = $type === 'multipart/form-data';
  if (!$isMultipart && $length > LIMITS['textBytes']) throw new Refusal(413, 'Too long');
  if ($type === 'application/json') {
    $text = (string) file_get_contents('php://input', false, null, 0, LIMITS['textBytes'] + 1);
    if (strlen($text) > LIMITS['textBytes']) throw new Refusal(413, 'Too long');
    $given = json_decode($text, true, 4);
    if (!is_array($given)) throw new Refusal(400, 'Not a map');
  } else {
    $given = $_POST;
    // PHP throws away what is longer than it may be.
    $isThere = $length > 0 || headerOf('Transfer-Encoding') !== '';
    if ($given === [] && $isThere) throw new Refusal($isMultipart ? 413 : 400, 'Nothing could be read');
  }
  return textsIn($given);
}

function textsIn(array $given): array
{
  $fields = array_filter($given, 'is_string');
  $bytes = 0;
  foreach ($fields as $name => $value) {
    $bytes += strlen((string) $name) + strlen($value);
    if (!preg_match('//u', $name . $value)) throw new Refusal(400, 'Not UTF-8');
  }
  if ($bytes > LIMITS['textBytes'] || count($fields) > LIMITS['fields']) throw new Refusal(413, 'Too long');
  if (isset($fields['email'])) $fields['email'] = plainEmail($fields['email']);
  return $fields;
}

/** As in src/blocks/contact/checking/is-email.ts: blanks of every kind around it count as little as signs that nobody sees. */
function plainEmail(string $text): string
{
  $seen = (string) preg_replace('/\p{Cf}+/u', '', $text);
  return (string) preg_replace('/^[\p{Z}\s]+|(?<![\p{Z}\s])[\p{Z}\s]++$/u', '', $seen);
}

function faultsOf(array $fields): array
{
  $errors = [];
  foreach (REQUIRED as $field) {
    $value = trim($fields[$field] ?? '');
    // An application may come with a number alone; a dash, or „keine“, is none.
    if ($field === 'email' && $value === '' && preg_match('/\p{Nd}/u', $fields['phone'] ?? '')) continue;
    if ($value === '') $errors[] = ['field' => $field, 'code' => 'REQUIRED_FIELD_EMPTY', 'message' => 'is required'];
    elseif ($field === 'email' && !preg_match(EMAIL, $value)) {
      $errors[] = ['field' => $field, 'code' => 'TYPE_EMAIL', 'message' => 'should be an email'];
    }
  }
  return $errors;
}

/** Bytes around a part of a form at the most: its mark, the names of its field and its file. */
const PART_BYTES = 1000;

/** Where a host takes no files, or few, PHP leaves them away without a word: then more has come than is there. */
function refuseLeftAway(): void
{
  if (typeOf() !== 'multipart/form-data') return;
  $parts = 1;
  $bytes = 0;
  $count = function (mixed $value, int|string $name) use (&$parts, &$bytes): void {
    $parts++;
    $bytes += strlen((string) $name) + strlen((string) $value);
  };
  array_walk_recursive($_POST, $count);
  foreach ($_FILES as ['size' => $size]) {
    $sizes = valuesIn($size);
    $parts += count($sizes);
    $bytes += array_sum($sizes);
  }
  $length = (int) ($_SERVER['CONTENT_LENGTH'] ?? 0);
  if ($length > $bytes + $parts * PART_BYTES) throw new Refusal(413, 'Not all could be read');
}

/** What PHP knows of the files of a field, whose name may have brackets, and brackets in them. */
function valuesIn(mixed $known): array
{
  $values = [];
  $known = [$known];
  array_walk_recursive($known, function (mixed $value) use (&$values): void {
    $values[] = $value;
  });
  return $values;
}

/** Photographs of a post, each with its kind; whatever else was sent is left where it is. */
function readPhotos(): array
{
  $found = [];
  foreach ($_FILES as $field) {
    $errors = valuesIn($field['error']);
    foreach (valuesIn($field['tmp_name']) as $at => $file) {
      $error = $errors[$at];
      if ($error === UPLOAD_ERR_NO_FILE) continue;
      if (in_array($error, TOO_LARGE, true)) throw new Refusal(413, 'Not uploaded');
      // The disk is full, or nothing can be written there: no visitor can help it.
      if ($error !== UPLOAD_ERR_OK || !is_uploaded_file($file)) throw new RuntimeException('Not uploaded');
      if (filesize($file) > LIMITS['photoBytes']) throw new Refusal(413, 'Too large');
      $kind = kindOf($file);
      $found[] = ['kind' => $kind, 'photo' => withoutPlace((string) file_get_contents($file), $kind)];
    }
  }
  if (count($found) > LIMITS['photos']) throw new Refusal(413, 'Too many');
  refuseLeftAway();
  return $found;
}

function kindOf(string $file): string
{
  $start = (string) file_get_contents($file, false, null, 0, 16);
  foreach (PHOTO_SIGNS as $kind => $sign) {
    if (!preg_match($sign, $start)) continue;
    [$width, $height, $type] = @getimagesize($file) ?: [0, 0, 0];
    $isWhole = $width > 0 && $height > 0 && image_type_to_mime_type($type) === PHOTO_TYPES[$kind];
    if ($isWhole && $width * $height <= LIMITS['pixels']) return $kind;
  }
  throw new Refusal(415, 'Not a photograph');
}

/** A photograph without what cameras and phones write beside it, such as the place. */
function withoutPlace(string $photo, string $kind): string
{
  if ($kind === 'jpg') return plainJpeg($photo);
  // Nearly none have it, and a script has drawn them anew before.
  if (preg_match('/eXIf|EXIF|XMP |iTXt/', $photo)) throw new Refusal(415, 'Place data');
  return $photo;
}

/** A JPEG with the segments that make the picture, up to its end (ITU T.81, B.1.1). */
function plainJpeg(string $photo): string
{
  $plain = "\xFF\xD8";
  for ($at = 2; $at + 4 <= strlen($photo) && $photo[$at] === "\xFF"; $at += 2 + $length) {
    $mark = ord($photo[$at + 1]);
    $length = unpack('n', $photo, $at + 2)[1];
    if ($mark === 0xDA) {
      // Nothing in a scan reads like its end; phones put another picture, or a film, behind it, with its own place.
      $end = strpos($photo, "\xFF\xD9", $at);
      return $plain . ($end === false ? substr($photo, $at) : substr($photo, $at, $end + 2 - $at));
    }
    // Colours (APP2, APP14) and their beginning (APP0) stay; comments, EXIF and XMP go.
    $isKept = $mark < 0xE0 || in_array($mark, [0xE0, 0xE2, 0xEE], true);
    if ($isKept) $plain .= substr($photo, $at, 2 + $length);
  }
  throw new Refusal(415, 'Not a photograph');
}

/** Whether nobody asks, as in a cron job; the PHP of some web spaces is that of their web server there, too. */
function isCron(): bool
{
  return !isset($_SERVER['REQUEST_METHOD']);
}

// Where it is kept

/** A folder that no browser reaches; where the web space has none, one that the server refuses. */
function openFolder(): string
{
  $inside = __DIR__ . '/.' . FOLDER;
  if (isCron()) return usedFolder() ?? $inside;
  $root = rtrim((string) ($_SERVER['DOCUMENT_ROOT'] ?? ''), '/');
  foreach ([dirname($root), dirname(__DIR__)] as $place) {
    $isOutside = strlen($place) > 1 && !str_starts_with("$place/", "$root/");
    foreach (foldersIn($place) as $folder) if ($isOutside && prepare($folder)) return $folder;
  }
  if (!prepare($inside)) throw new RuntimeException('There is no folder to write in');
  return $inside;
}

/** The folder for the messages in a place, and another one, where that is a site's beside this one. */
function foldersIn(string $place): array
{
  return ["$place/" . FOLDER, "$place/" . FOLDER . '-' . substr(sha1(__DIR__), 0, 8)];
}

/** The folder that posts have made: without a web server nobody says where its root is. */
function usedFolder(): ?string
{
  for ($place = dirname(__DIR__); strlen($place) > 1; $place = dirname($place)) {
    foreach (foldersIn($place) as $folder) if (@is_dir($folder) && claim($folder)) return $folder;
  }
  return null;
}

function prepare(string $folder): bool
{
  // Two first messages may come at once.
  $isThere = (@is_dir($folder) || @mkdir($folder, 0700) || is_dir($folder)) && @is_writable($folder);
  if (!$isThere || !claim($folder)) return false;
  // Outside of this site's root may be inside of another one's.
  if (!is_file("$folder/.htaccess")) file_put_contents("$folder/.htaccess", "Require all denied\n");
  return true;
}

/** Takes a folder for this site; false where it is that of another one, which is still there. */
function claim(string $folder): bool
{
  $file = "$folder/website.php";
  $owner = substr((string) @file_get_contents($file), strlen(GUARD));
  if ($owner === __DIR__) return true;
  if ($owner !== '' && @is_file("$owner/" . basename(__FILE__))) return false;
  return @file_put_contents($file, GUARD . __DIR__, LOCK_EX) !== false;
}

/** Files of a folder, whatever signs its own name has. */
function filesIn(string $folder, string $pattern): array
{
  return glob(preg_replace('/[*?[]/', '[$0]', $folder) . "/$pattern") ?: [];
}

/** Brings what has come while nothing could be written but a folder in the site: nobody would look for it there. */
function gather(string $folder): void
{
  $inside = __DIR__ . '/.' . FOLDER;
  if ($folder === $inside || !is_dir($inside)) return;
  // Who mails from there, notes it there.
  alone($inside, 'post', function () use ($inside, $folder) {
    $messages = messagesIn($inside);
    $photos = array_diff(filesIn($inside, '*-*.*'), $messages);
    // A message comes behind its photographs.
    foreach ([...$photos, ...$messages, "$inside/smtp.php"] as $file) {
      $place = "$folder/" . basename($file);
      if (is_file($file) && !is_file($place)) rename($file, $place);
    }
  }, false);
}

/** Does something while nobody else does. */
function alone(string $folder, string $name, callable $do, bool $waits = true): mixed
{
  $lock = fopen("$folder/$name.lock", 'c');
  if ($lock === false) throw new RuntimeException('No lock');
  if (!flock($lock, $waits ? LOCK_EX : LOCK_EX | LOCK_NB)) return null;
  try {
    return $do();
  } finally {
    flock($lock, LOCK_UN);
    fclose($lock);
  }
}

/** Writes all of a file, or nothing; returns once the disk has it. */
function store(string $file, string $text): void
{
  // What is guarded as a program, is so from the beginning; a photograph never is one.
  $unfinished = str_ends_with($file, '.php') ? "$file.neu.php" : "$file.neu";
  $handle = @fopen($unfinished, 'wb');
  try {
    $isThere = $handle !== false && @fwrite($handle, $text) === strlen($text) && fflush($handle) && fsync($handle);
    if (!$isThere || !fclose($handle) || !rename($unfinished, $file)) throw new RuntimeException('Not stored');
  } finally {
    if (is_file($unfinished)) unlink($unfinished);
  }
}

/** No name of a message can lead out of its folder: they are made here. What PHP would run, ends at once. */
const GUARD = "<?php http_response_code(404); exit; __halt_compiler(); ?>\n";

function fileOf(string $folder, string $id): string
{
  return "$folder/$id.nachricht.php";
}

function messagesIn(string $folder, string $start = ''): array
{
  return filesIn($folder, "$start*.nachricht.php");
}

function readMessage(string $file): ?array
{
  $text = (string) @file_get_contents($file);
  $message = json_decode(substr($text, strlen(GUARD)), true);
  return is_array($message) ? $message : null;
}

function writeMessage(string $folder, array $message): void
{
  // A key that is no text, of some program's, costs no message.
  $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE;
  $json = json_encode($message, $flags);
  store(fileOf($folder, $message['id']), GUARD . $json . "\n");
  // Its days count from when it came, however often it is mailed.
  touch(fileOf($folder, $message['id']), $message['time']);
}

/** Names a message as long as it is not there; only the form's script fills it in. */
const MESSAGE_KEY = '/^[a-z\d]{1,7}-[a-z\d]{1,7}$/D';

/** What the visitor has written and chosen; browsers end lines as mail does, scripts as JavaScript does. */
function wordsOf(array $fields, array $keys): array
{
  $words = [];
  foreach ($fields as $name => $value) {
    $isSaid = $value !== '' && !str_starts_with((string) $name, '_') && !in_array($value, $keys, true);
    if ($isSaid) $words[(string) $name] = str_replace("\r\n", "\n", $value);
  }
  ksort($words, SORT_STRING);
  return $words;
}

/** The same for posts with the same words. What reads like a key may be an answer as well, such as "8-12". */
function digestOf(array $fields, array $photos): string
{
  $words = array_filter(wordsOf($fields, []), fn($value) => !preg_match(MESSAGE_KEY, $value));
  foreach ($photos as ['photo' => $photo]) $words[] = hash('sha256', $photo);
  return substr(hash('sha256', json_encode($words, JSON_THROW_ON_ERROR)), 0, 32);
}

/** By what a post is known again; nothing where a program posts without a key, as often as it likes. */
function keyOf(): string
{
  $key = headerOf('Idempotency-Key');
  if ($key !== '') return substr($key, 0, 200);
  return isNavigation() ? 'browser' : '';
}

/** The message that is there already, if a post is only sent once more. */
function earlier(string $folder, string $digest, string $key, array $fields): ?array
{
  if ($key === '') return null;
  foreach (messagesIn($folder, $digest) as $file) {
    $message = readMessage($file);
    if ($message === null || ($message['key'] ?? '') === '') continue;
    $keys = [$key, $message['key']];
    if (wordsOf($fields, $keys) !== wordsOf($message['fields'], $keys)) continue;
    $byBrowser = in_array('browser', $keys, true);
    $isRecent = time() - $message['time'] < LIMITS['repeatWindow'];
    if ($byBrowser ? $isRecent : $key === $message['key']) return $message;
  }
  return null;
}

/** Stores a post with its photographs. */
function keep(string $folder, string $digest, string $key, array $fields, array $photos): array
{
  checkRoom($folder, $photos);
  $id = $digest . '-' . bin2hex(random_bytes(6));
  // A browser posts those as well that nobody has filled in: all questions of all topics.
  $written = array_filter($fields, fn($text, $name) => $text !== '' && !str_starts_with((string) $name, '_'), ARRAY_FILTER_USE_BOTH);
  $suspected = ($fields['_gotcha'] ?? '') !== '';
  $message = [
    'id' => $id, 'time' => time(), 'received' => gmdate('Y-m-d\TH:i:s\Z'), 'key' => $key,
    'suspected' => $suspected, 'fields' => $written, 'photos' => namesFor($id, $photos),
    'mail' => ['sent' => $suspected, 'attempts' => 0, 'next' => 0],
  ];
  write($folder, $message, $photos);
  return $message;
}

function namesFor(string $id, array $photos): array
{
  return array_map(fn($at) => "$id-" . ($at + 1) . '.' . $photos[$at]['kind'], array_keys($photos));
}

/** Writes a message with its photographs, or nothing: alone they would belong to nobody, and take its room. */
function write(string $folder, array $message, array $photos): void
{
  try {
    foreach ($message['photos'] as $at => $name) store("$folder/$name", $photos[$at]['photo']);
    writeMessage($folder, $message);
  } catch (Throwable $error) {
    foreach ($message['photos'] as $name) @unlink("$folder/$name");
    throw $error;
  }
}

// Who sends too much, and what is too old

function checkRoom(string $folder, array $photos): void
{
  $kept = array_sum(array_map(fn($file) => (int) @filesize($file), filesIn($folder, '*-*.*')));
  // Rather no message than a web space that is full for mail as well.
  $most = LIMITS['keptPhotos'] + ($photos === [] ? LIMITS['keptTexts'] : 0);
  if ($kept > $most) throw new Refusal(507, 'No room');
}

/** An address of IPv4, or the first half of one of IPv6, which a house has for itself (RFC 6177). */
function houseOf(string $address): string
{
  $bytes = (string) @inet_pton($address);
  $isMapped = str_starts_with($bytes, str_repeat("\0", 10) . "\xFF\xFF");
  return strlen($bytes) === 16 ? ($isMapped ? substr($bytes, 12) : substr($bytes, 0, 8)) : $bytes;
}

/** Known for as long as the window, and by no address. */
function senderOf(string $folder): string
{
  $file = "$folder/salz.php";
  if (!is_file($file)) store($file, GUARD . bin2hex(random_bytes(16)));
  $salt = (string) file_get_contents($file);
  return substr(hash_hmac('sha256', houseOf((string) ($_SERVER['REMOTE_ADDR'] ?? '')), $salt), 0, 32);
}

/** Whether a moment is so many seconds ago at the most; one ahead of the clock, which was set right since, is over. */
function isWithin(int $moment, int $seconds): bool
{
  return $moment > time() - $seconds && $moment <= time();
}

function checkRate(string $folder): void
{
  $file = "$folder/takt.php";
  $known = json_decode(substr((string) @file_get_contents($file), strlen(GUARD)), true);
  $recent = array_values(array_filter(is_array($known) ? $known : [], fn($one) => isWithin((int) ($one[0] ?? 0), LIMITS['window'])));
  $sender = senderOf($folder);
  $own = array_filter($recent, fn($one) => $one[1] === $sender);
  if (count($own) >= LIMITS['fromOne'] || count($recent) >= LIMITS['fromAll']) throw new Refusal(429, 'Too many');
  $recent[] = [time(), $sender];
  file_put_contents($file, GUARD . json_encode($recent));
}

/** Once a day: what is older than the privacy policy says. */
function clearOld(string $folder): void
{
  $mark = "$folder/geleert";
  if (is_file($mark) && isWithin(filemtime($mark), 86400)) return;
  touch($mark);
  $since = time() - SETTINGS['days'] * 86400;
  foreach (filesIn($folder, '*-*.*') as $file) if (filemtime($file) < $since) unlink($file);
}

// Mail

/** So many letters of a text stand in a header: many servers refuse a mail with one that is very long. */
const HEADER_LETTERS = 200;

/** A text in a header of a mail: no line of it can be a header of its own. */
function inHeader(string $text): string
{
  $line = trim((string) preg_replace('/[\x00-\x1F\x7F]+/', ' ', $text));
  $line = (string) preg_replace('/^(.{' . HEADER_LETTERS . '}).+/u', '$1…', $line);
  // What reads like an encoded word (RFC 2047) would be shown as what it stands for.
  $isPlain = !str_contains($line, '=?') && preg_match('/^[\x20-\x7E]{0,70}$/', $line);
  if ($isPlain) return $line;
  $parts = [''];
  foreach (preg_split('//u', $line, -1, PREG_SPLIT_NO_EMPTY) ?: [] as $letter) {
    if (strlen(end($parts) . $letter) > 42) $parts[] = '';
    $parts[count($parts) - 1] .= $letter;
  }
  return implode("\r\n ", array_map(fn($part) => '=?UTF-8?B?' . base64_encode($part) . '?=', $parts));
}

/** Who writes, as the sender of a mail: in quotation marks, between which a dot or a bracket stands for itself. */
function quotedName(string $text): string
{
  $name = inHeader(str_replace(['"', '\\', '<', '>', ',', ';', ':', '@', '(', ')'], ' ', $text));
  return $name === '' || str_starts_with($name, '=?') ? $name : "\"$name\"";
}

/** An address as mail servers exchange it (RFC 5891), where PHP can write its umlauts so. */
function asciiEmail(string $address): string
{
  [$name, $domain] = explode('@', $address, 2) + ['', ''];
  $isPlain = !preg_match('/[^\x21-\x7E]/', $domain) || !function_exists('idn_to_ascii');
  // Without the flag, PHP would make another company's domain of one with ß.
  return $isPlain ? $address : "$name@" . @idn_to_ascii($domain, IDNA_NONTRANSITIONAL_TO_ASCII);
}

/** Only letters that no header could be made of. */
function mailAddress(string $text): ?string
{
  $address = asciiEmail(trim($text));
  return preg_match('/^[\x21-\x7E]+$/D', $address) && preg_match(EMAIL, $address) ? $address : null;
}

/** As the office's clocks show it. */
function inOfficeTime(int $time): string
{
  return (new DateTime("@$time"))->setTimezone(new DateTimeZone('Europe/Berlin'))->format('d.m.Y H:i') . ' Uhr';
}

function textOf(array $message): string
{
  $lines = [];
  foreach ($message['fields'] as $name => $value) if ($name !== 'message') $lines[] = (LABELS[$name] ?? str_replace('_', ' ', (string) $name)) . ": $value";
  $lines[] = '';
  $lines[] = $message['fields']['message'] ?? '';
  $lines[] = '';
  $lines[] = 'Eingegangen: ' . inOfficeTime($message['time']) . ', Nummer ' . $message['id'];
  return implode("\n", $lines);
}

/** Lines as those of a mail end (RFC 2045, 6.8), however a browser or a script has ended them. */
function linesOfMail(string $text): string
{
  return (string) preg_replace('/\r\n?|\n/', "\r\n", $text);
}

/** Where those photographs are that the mail has not. */
function hintAt(string $folder, array $names): string
{
  if ($names === []) return '';
  return "\n\nFür eine E-Mail zu groß; diese Fotos liegen auf dem Webspace in $folder:\n" . implode("\n", $names);
}

function part(string $headers, string $content): string
{
  return "$headers\r\nContent-Transfer-Encoding: base64\r\n\r\n" . chunk_split(base64_encode($content));
}

/** The photographs that a mail takes along; many servers refuse one that is larger. */
function enclosedIn(string $folder, array $message): array
{
  $bytes = 0;
  return array_values(array_filter($message['photos'], function ($name) use ($folder, &$bytes) {
    $bytes += (int) @filesize("$folder/$name");
    return $bytes <= LIMITS['mailBytes'];
  }));
}

/** What mail servers know the site by; some speak with nobody who has no whole name (RFC 5321, 4.1.1.1). */
function siteHost(): string
{
  return (string) preg_replace('/[^\w.-]/', '', (string) parse_url(SETTINGS['site'], PHP_URL_HOST));
}

/** Headers and body of the mail for a message. */
function mailOf(string $folder, array $message): array
{
  $host = siteHost();
  $headers = [
    'From' => quotedName($message['fields']['name'] ?? '') . ' <' . SETTINGS['from'] . '>',
    'Date' => gmdate('D, d M Y H:i:s', $message['time']) . ' +0000',
    // The same for every attempt: mail programs show a message once that comes twice.
    'Message-ID' => "<{$message['id']}@$host>",
    'MIME-Version' => '1.0',
  ];
  $reply = mailAddress($message['fields']['email'] ?? '');
  if ($reply !== null) $headers['Reply-To'] = $reply;
  $enclosed = enclosedIn($folder, $message);
  $others = array_values(array_diff($message['photos'], $enclosed));
  $plain = part("Content-Type: text/plain; charset=utf-8", linesOfMail(textOf($message) . hintAt($folder, $others)));
  if ($enclosed === []) {
    [$types, $body] = explode("\r\n\r\n", $plain, 2);
    foreach (explode("\r\n", $types) as $line) {
      [$name, $value] = explode(': ', $line, 2);
      $headers[$name] = $value;
    }
    return [$headers, $body];
  }
  $boundary = 'gewerk-' . $message['id'];
  $headers['Content-Type'] = "multipart/mixed; boundary=\"$boundary\"";
  $parts = [$plain];
  foreach ($enclosed as $name) {
    $kind = PHOTO_TYPES[pathinfo($name, PATHINFO_EXTENSION)] ?? 'application/octet-stream';
    $parts[] = part("Content-Type: $kind\r\nContent-Disposition: attachment; filename=\"$name\"", (string) file_get_contents("$folder/$name"));
  }
  return [$headers, "--$boundary\r\n" . implode("\r\n--$boundary\r\n", $parts) . "\r\n--$boundary--\r\n"];
}

/** `smtp.php` in the folder of the messages: host, port, tls, user, password; never in the site. */
function smtpOf(string $folder): ?array
{
  $file = "$folder/smtp.php";
  $given = is_file($file) ? include $file : null;
  return is_array($given) && isset($given['host']) ? $given : null;
}

function subjectOf(array $message): string
{
  return inHeader('Anfrage über ' . siteHost() . ': ' . ($message['fields']['name'] ?? ''));
}

function sendMail(string $folder, array $message): void
{
  [$headers, $body] = mailOf($folder, $message);
  $smtp = smtpOf($folder);
  if ($smtp !== null) {
    sendBySmtp($smtp, $headers + ['To' => SETTINGS['to'], 'Subject' => subjectOf($message)], $body);
  } elseif (!@mail(SETTINGS['to'], subjectOf($message), $body, $headers)) {
    throw new RuntimeException('mail() said no');
  }
}

/** Speaks SMTP (RFC 5321) over TLS; without encryption nothing is said but that it is wanted. */
function sendBySmtp(array $smtp, array $headers, string $body): void
{
  $port = (int) ($smtp['port'] ?? 465);
  $isSafe = (bool) ($smtp['tls'] ?? $port === 465);
  $context = stream_context_create(['ssl' => array_intersect_key($smtp, ['cafile' => 1])]);
  $address = ($isSafe ? 'ssl' : 'tcp') . "://{$smtp['host']}:$port";
  $line = @stream_socket_client($address, $code, $reason, 10, STREAM_CLIENT_CONNECT, $context);
  if ($line === false) throw new RuntimeException("SMTP: $reason");
  try {
    expectAnswer($line, [220]);
    $offers = say($line, 'EHLO ' . siteHost(), [250]);
    if (!$isSafe) {
      say($line, 'STARTTLS', [220]);
      // Whoever stands in between could say here already that a mail has arrived, which never will.
      if (stream_get_meta_data($line)['unread_bytes'] > 0) throw new RuntimeException('SMTP: an answer without a question');
      $isSafe = @stream_socket_enable_crypto($line, true, STREAM_CRYPTO_METHOD_TLS_CLIENT);
      if ($isSafe !== true) throw new RuntimeException('SMTP: no TLS');
      $offers = say($line, 'EHLO ' . siteHost(), [250]);
    }
    if (isset($smtp['user'])) logIn($line, $offers, (string) $smtp['user'], (string) ($smtp['password'] ?? ''));
    say($line, 'MAIL FROM:<' . SETTINGS['from'] . '>', [250]);
    // Whoever passes it on takes it as well (RFC 5321, 3.4).
    say($line, 'RCPT TO:<' . SETTINGS['to'] . '>', [250, 251]);
    say($line, 'DATA', [354]);
    $head = implode("\r\n", array_map(fn($name, $value) => "$name: $value", array_keys($headers), $headers));
    say($line, "$head\r\n\r\n" . preg_replace('/^\./m', '..', $body) . "\r\n.", [250], MAIL_SECONDS);
    fwrite($line, "QUIT\r\n");
  } finally {
    fclose($line);
  }
}

/** By PLAIN, or as those want it that know LOGIN alone. */
function logIn($line, string $offers, string $user, string $password): void
{
  if (preg_match('/^250[ -]AUTH\b.*\bPLAIN\b/mi', $offers)) {
    say($line, 'AUTH PLAIN ' . base64_encode("\0$user\0$password"), [235]);
    return;
  }
  say($line, 'AUTH LOGIN', [334]);
  say($line, base64_encode($user), [334]);
  say($line, base64_encode($password), [235]);
}

/** For an answer: some web spaces keep the visitor waiting meanwhile, whose browser gives up after twenty seconds. */
const ANSWER_SECONDS = 15;
/** For that to a mail, which is looked at; who gives up too soon sends one again that has arrived (RFC 5321, 4.5.3.2.6). */
const MAIL_SECONDS = 600;
/** Of an answer; the longest one, what a server offers, has a tenth of it. */
const ANSWER_LETTERS = 10000;

/** Says something, and tells what is answered, if that has one of the codes that are wanted. */
function say($line, string $words, array $wanted, int $seconds = ANSWER_SECONDS): string
{
  if (fwrite($line, "$words\r\n") === false) throw new RuntimeException('SMTP: broken off');
  return expectAnswer($line, $wanted, $seconds);
}

function expectAnswer($line, array $wanted, int $seconds = ANSWER_SECONDS): string
{
  $until = time() + $seconds;
  stream_set_timeout($line, $seconds);
  $said = '';
  do {
    // By letters: a server that never ends a line, or its answer, would keep the mails of all others waiting.
    $letter = fgetc($line);
    if ($letter === false || time() > $until || strlen($said) > ANSWER_LETTERS) throw new RuntimeException('SMTP: no answer');
    $said .= $letter;
  } while ($letter !== "\n" || !preg_match('/^(?!...-).*\n\z/m', $said, $last));
  $answer = trim($last[0]);
  if (!in_array((int) $answer, $wanted, true)) throw new RuntimeException("SMTP: $answer");
  return $said;
}

/** Seconds to wait after so many attempts. */
function pauseAfter(int $attempts): int
{
  return LIMITS['pauses'][$attempts - 1] ?? end_of(LIMITS['pauses']);
}

/** Where the clock was ahead and has been set right, nobody knows how long ago the last attempt was. */
function isDue(array $mail): bool
{
  return $mail['next'] <= time() || $mail['next'] > time() + pauseAfter($mail['attempts']);
}

/** What is to be mailed now. What was tried least comes first: one that is refused for good keeps none waiting. */
function dueIn(string $folder): array
{
  $attempts = [];
  foreach (messagesIn($folder) as $file) {
    $mail = readMessage($file)['mail'] ?? null;
    if ($mail !== null && !$mail['sent'] && isDue($mail)) $attempts[$file] = $mail['attempts'];
  }
  asort($attempts);
  return array_keys($attempts);
}

/** Mails what has not been mailed, each at its time; one after the other, and nobody else meanwhile. */
function deliver(string $folder): void
{
  // Each once: a copy of a message, by whatever name, stays due.
  $tried = [];
  $untried = function () use ($folder, &$tried): array {
    return array_diff(dueIn($folder), $tried);
  };
  $mail = function () use ($folder, $untried, &$tried): bool {
    $files = $untried();
    $tried = [...$tried, ...$files];
    return mailAll($files, $folder);
  };
  // Who has stored a message meanwhile, has left it to this one, which may have been at its last already.
  do $isDone = alone($folder, 'post', $mail, false);
  while ($isDone === true && $untried() !== []);
}

/** Mails messages; false where one can't be sent: the others can't either. */
function mailAll(array $files, string $folder): bool
{
  foreach ($files as $file) {
    $message = readMessage($file);
    if ($message === null) continue;
    // Noted before: where the disk takes no note, nothing is mailed, or it would be again with every visit.
    $message['mail']['attempts']++;
    $message['mail']['next'] = time() + pauseAfter($message['mail']['attempts']);
    writeMessage($folder, $message);
    try {
      sendMail($folder, $message);
    } catch (Throwable $error) {
      $message['mail']['fault'] = substr($error->getMessage(), 0, 200);
      writeMessage($folder, $message);
      return false;
    }
    $message['mail']['sent'] = true;
    writeMessage($folder, $message);
  }
  return true;
}

function end_of(array $list): int
{
  return $list[count($list) - 1];
}

// Answers

function answer(int $status, array $body, string $page): void
{
  http_response_code($status);
  header('Cache-Control: no-store');
  header('X-Content-Type-Options: nosniff');
  $isPage = isNavigation();
  header('Content-Type: ' . ($isPage ? 'text/html' : 'application/json') . '; charset=utf-8');
  $text = $isPage ? pageWith($page) : json_encode($body, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE);
  // The visitor need not wait for the mail.
  header('Content-Length: ' . strlen((string) $text));
  header('Connection: close');
  echo $text;
  if (function_exists('fastcgi_finish_request')) fastcgi_finish_request();
  elseif (function_exists('litespeed_finish_request')) litespeed_finish_request();
  else flush();
}

function pageWith(string $text): string
{
  $lines = array_map(fn($line) => '<p>' . htmlspecialchars($line) . '</p>', explode("\n", $text));
  return '<!doctype html><html lang="' . WORDS['language'] . '"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    . '<meta name="robots" content="noindex"><title>' . htmlspecialchars(WORDS['title']) . '</title>' . implode('', $lines)
    . '<p><a href="./">' . htmlspecialchars(WORDS['home']) . '</a></p></html>';
}

/** Where the form wants a browser to go; only its path counts. Browsers take `//` and `/\` for another site's. */
function nextPath(array $fields): ?string
{
  $path = parse_url($fields['_next'] ?? '', PHP_URL_PATH);
  return is_string($path) && preg_match('#^/(?![/\\\\])[\x21-\x7E]*$#D', $path) ? $path : null;
}

function accept(array $message, bool $repeated, array $fields): void
{
  $next = isNavigation() ? nextPath($fields) : null;
  if ($next !== null) header("Location: $next");
  $body = ['ok' => true, 'id' => $message['id'], 'repeated' => $repeated];
  answer($next === null ? 200 : 303, $body, WORDS['thanks']);
}

function refuse(Refusal $refusal): void
{
  if ($refusal->status === 429) header('Retry-After: ' . LIMITS['window']);
  if ($refusal->status === 405) header('Allow: GET, HEAD, POST');
  $body = ['error' => $refusal->getMessage(), 'errors' => $refusal->errors];
  answer($refusal->status, $body, implode("\n", [WORDS['refused'], WORDS[$refusal->status], WORDS['back']]));
}

function receive(string $folder): void
{
  if (!isOwnPost()) throw new Refusal(403, 'Posted from another site');
  $fields = readFields();
  $errors = faultsOf($fields);
  if ($errors !== []) throw new Refusal(422, 'Validation errors', $errors);
  $photos = readPhotos();
  [$digest, $key] = [digestOf($fields, $photos), keyOf()];
  [$message, $repeated] = alone($folder, 'annahme', function () use ($folder, $digest, $key, $fields, $photos) {
    $found = earlier($folder, $digest, $key, $fields);
    if ($found !== null) return [$found, true];
    checkRate($folder);
    return [keep($folder, $digest, $key, $fields, $photos), false];
  });
  accept($message, $repeated, $fields);
}

/** Whether messages could be stored, and how many wait to be mailed. */
function tell(string $folder): void
{
  $waiting = 0;
  foreach (messagesIn($folder) as $file) $waiting += (int) !(readMessage($file)['mail']['sent'] ?? true);
  answer(200, ['ready' => true, 'waiting' => $waiting], WORDS[405]);
}

function main(): void
{
  ignore_user_abort(true);
  try {
    $folder = openFolder();
    $method = isCron() ? 'CRON' : (string) $_SERVER['REQUEST_METHOD'];
    match ($method) {
      'POST' => receive($folder),
      'GET', 'HEAD' => tell($folder),
      // A cron job of the web space: php anfrage.php
      'CRON' => null,
      default => throw new Refusal(405, 'Only posts'),
    };
  } catch (Refusal $refusal) {
    refuse($refusal);
    return;
  } catch (Throwable $error) {
    error_log('anfrage.php: ' . $error->getMessage());
    answer(500, ['error' => 'Not stored'], WORDS['failed']);
    return;
  }
  try {
    gather($folder);
    clearOld($folder);
    deliver($folder);
  } catch (Throwable $error) {
    error_log('anfrage.php: ' . $error->getMessage());
  }
}

main();
