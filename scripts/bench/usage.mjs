// Loaded by `--import` into a server that is measured: answers each message of its parent with what
// the process has used so far, memory in bytes and processor time in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: process.memoryUsage.rss(), processor: user + system })
})
