// Loaded by `--import` into a measured server: replies to each message of its parent with the
// resources used so far, memory in bytes and CPU time in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: process.memoryUsage.rss(), processor: user + system })
})
