import type { DurableObjectState, WebSocket as ServerSocket } from '@cloudflare/workers-types'
import { CLOSED, type PeerMessage, type RecordCalls, type Room, type ToClient } from '../../src/adapters/cloudflare/protocol'
import { readToServer } from './read-message'
import type { Id } from '../../src/domain/model/kernel/id'
import { portError } from '../../src/domain/model/errors/port-error'

/** What is known of a socket. It stays with the socket while the object sleeps. */
interface Attachment {
  readonly userId: Id
  readonly connectionId: string
  /** The rooms that it hears, and its state in each where it is present. */
  readonly rooms: Readonly<Record<Room, { readonly hears: boolean; readonly state: unknown }>>
}

/** Many enough for every record that somebody looks at; what is kept with a socket must stay small. */
const MOST_ROOMS = 20
const MOST_CHARACTERS = 2000

/** The sockets of a workspace: who is told of commits, who is in which room. */
export class Sockets {
  private readonly ctx: DurableObjectState
  private readonly isMember: (userId: Id) => boolean

  constructor(ctx: DurableObjectState, isMember: (userId: Id) => boolean) {
    this.ctx = ctx
    this.isMember = isMember
  }

  accept(socket: ServerSocket, { userId, connectionId }: Pick<Attachment, 'userId' | 'connectionId'>): void {
    this.ctx.acceptWebSocket(socket, [userId])
    attach(socket, { userId, connectionId, rooms: {} })
  }

  /** Tells every member, and closes the sockets of those who are none any more. */
  tell(message: ToClient): void {
    const text = JSON.stringify(message)
    for (const socket of this.ctx.getWebSockets()) if (this.admits(socket)) send(socket, text)
  }

  /** Their sessions have ended; who still has one comes back. */
  drop(userId: Id): void {
    for (const socket of this.ctx.getWebSockets(userId)) this.close(socket, CLOSED.signedOut)
  }

  closeAll(): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(1001)
  }

  receive(socket: ServerSocket, text: string): void {
    const message = readToServer(text)
    if (message === null || !this.admits(socket)) return
    const { room } = message
    const attachment = attachmentOf(socket)
    const before = attachment.rooms[room] ?? { hears: false, state: null }
    const now = message.kind === 'announce' ? { ...before, state: message.state } : { ...before, hears: message.kind === 'join' }
    const { [room]: _, ...others } = attachment.rooms
    const rooms = now.hears || now.state !== null ? { ...others, [room]: now } : others
    if (text.length > MOST_CHARACTERS || Object.keys(rooms).length > MOST_ROOMS) return
    attach(socket, { ...attachment, rooms })
    if (message.kind === 'announce') this.showPeers(room)
    else if (message.kind === 'join') send(socket, JSON.stringify(this.peersIn(room)))
  }

  /** @throws access/denied for what is too long to be one of ours */
  pass({ room, message, payload, connectionId }: Omit<RecordCalls['send']['input'], 'workspaceId'>, from: Id): void {
    if (JSON.stringify(payload).length > MOST_CHARACTERS) throw portError('access/denied', { action: 'send' })
    this.toRoom(room, { kind: 'message', room, message, from, payload }, connectionId)
  }

  closed(socket: ServerSocket): void {
    const rooms = Object.entries(attachmentOf(socket).rooms).filter(([, { state }]) => state !== null)
    attach(socket, { ...attachmentOf(socket), rooms: {} })
    for (const [room] of rooms) this.showPeers(room)
  }

  private showPeers(room: Room): void {
    this.toRoom(room, this.peersIn(room), null)
  }

  /** @param except the connection that is not told */
  private toRoom(room: Room, message: ToClient, except: string | null): void {
    const text = JSON.stringify(message)
    for (const socket of this.ctx.getWebSockets()) {
      const { rooms, connectionId } = attachmentOf(socket)
      if (rooms[room]?.hears === true && connectionId !== except && this.admits(socket)) send(socket, text)
    }
  }

  private peersIn(room: Room): ToClient {
    const peers = this.ctx.getWebSockets().flatMap((socket): readonly PeerMessage[] => {
      const { rooms, connectionId, userId } = attachmentOf(socket)
      const state = rooms[room]?.state ?? null
      return state === null ? [] : [{ connectionId, userId, state }]
    })
    return { kind: 'peers', room, peers }
  }

  private admits(socket: ServerSocket): boolean {
    if (this.isMember(attachmentOf(socket).userId)) return true
    this.close(socket, CLOSED.denied)
    return false
  }

  private close(socket: ServerSocket, code: number): void {
    this.closed(socket)
    socket.close(code)
  }
}

function attach(socket: ServerSocket, attachment: Attachment): void {
  socket.serializeAttachment(attachment)
}

function attachmentOf(socket: ServerSocket): Attachment {
  return socket.deserializeAttachment() as Attachment
}

/** A socket that is closing takes nothing any more, and its client will ask. */
function send(socket: ServerSocket, text: string): void {
  try {
    socket.send(text)
  } catch {
    socket.close()
  }
}
