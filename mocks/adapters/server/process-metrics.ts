import type { Metrics } from '../../tools/metrics.ts'

/** Adds what the process tells of itself. */
export function addProcessMetrics(metrics: Metrics): void {
  metrics.add('process_resident_memory_bytes', 'Resident memory size in bytes.', () =>
    process.memoryUsage.rss(),
  )
  metrics.add('nodejs_heap_size_used_bytes', 'Used heap size in bytes.', () => {
    return process.memoryUsage().heapUsed
  })
  metrics.add('process_uptime_seconds', 'Age of the process in seconds.', () => process.uptime())
}
