import { connect, type Socket } from 'node:net'

/** What a connection tells of one answer: its status and the bytes of its body. */
export type Listener = (status: number, size: number) => void

const HEAD_END = '\r\n\r\n'
const CHUNKED_END = '0\r\n\r\n'

/**
 * One keep-alive connection that holds one request at a time. It reads no more of an answer than
 * its status and length, so that one process can outrun a bare server.
 */
export class Connection {
  readonly #port: number
  readonly #next: () => string
  readonly #onAnswer: Listener
  readonly #onBreak: () => void
  #socket: Socket | undefined
  #isOpen = true
  #head = ''
  #status = 0
  #size = 0
  /** Bytes of the body still to come; undefined while the head is read, -1 for a chunked body. */
  #left: number | undefined

  /** `next` gives each request's text. */
  constructor(port: number, next: () => string, onAnswer: Listener, onBreak: () => void) {
    this.#port = port
    this.#next = next
    this.#onAnswer = onAnswer
    this.#onBreak = onBreak
    this.#connect()
  }

  /** Ends the connection, also in the middle of an answer. */
  close(): void {
    this.#isOpen = false
    this.#socket?.destroy()
  }

  #connect(): void {
    this.#head = ''
    this.#left = undefined
    const buffer = Buffer.allocUnsafeSlow(64 * 1024)
    const callback = (length: number) => {
      this.#read(buffer, length)
      return true
    }
    const address = { port: this.#port, host: '127.0.0.1', noDelay: true }
    this.#socket = connect({ ...address, onread: { buffer, callback } })
    this.#socket.on('connect', () => this.#send())
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      if (!this.#isOpen) return
      this.#onBreak()
      // A moment's rest: a server that is gone must not be called in a tight loop.
      setTimeout(() => this.#isOpen && this.#connect(), 10)
    })
  }

  #send(): void {
    this.#socket?.write(this.#next(), 'latin1')
  }

  #read(buffer: Buffer, length: number): void {
    if (this.#left === undefined) this.#readHead(buffer.toString('latin1', 0, length))
    else if (this.#left === -1) this.#readChunks(buffer.toString('latin1', 0, length))
    else this.#left -= length
    if (this.#left !== 0) return
    this.#left = undefined
    this.#onAnswer(this.#status, this.#size)
    if (this.#isOpen) this.#send()
  }

  #readHead(text: string): void {
    const known = this.#head === '' ? text : this.#head + text
    const end = known.indexOf(HEAD_END)
    if (end === -1) {
      this.#head = known
      return
    }
    this.#head = ''
    this.#status = Number(known.slice(9, 12))
    const head = known.slice(0, end)
    const begun = known.length - end - HEAD_END.length
    const announced = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (announced === undefined && /\r\ntransfer-encoding: *chunked/i.test(head)) {
      this.#left = -1
      this.#size = 0
      this.#readChunks(known.slice(known.length - begun))
      return
    }
    this.#size = Number(announced ?? 0)
    this.#left = this.#size - begun
  }

  #readChunks(text: string): void {
    this.#size += text.length
    if (text.endsWith(CHUNKED_END)) this.#left = 0
  }
}
