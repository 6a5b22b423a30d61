/** A text in every form in which it may have been sent or come back. */
export function formsOf(text: string): Set<string> {
  const escaped = toJson(text)
  const forms = [
    text,
    escaped,
    toJson(escaped),
    escaped.replaceAll(/[^ -~]/g, (letter) => `\\u${toHex(letter)}`),
    new URLSearchParams({ x: text }).toString().slice(2),
    // Half a letter has no form in an address.
    encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
  ]
  return new Set(forms)
}

export function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

function toJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function toHex(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(4, '0')
}
