/** Whether a host name, as a URL has it, is this machine: `localhost`, what ends in it, 127.x.x.x, `[::1]`. */
export function isLoopbackName(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  )
}
