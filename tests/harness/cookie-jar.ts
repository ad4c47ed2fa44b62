/** The cookies of one browser for one backend, which no script of a page can read. Its tabs share them. */
export class CookieJar {
  private readonly cookies = new Map<string, string>()

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Sends what a browser would with a request of its page, and keeps what the answer sets. */
  over(send: typeof fetch, origin: string): typeof fetch {
    return async (input, init) => {
      const request = new Request(input, init)
      request.headers.set('cookie', this.header)
      request.headers.set('origin', origin)
      const answer = await send(request)
      for (const cookie of answer.headers.getSetCookie()) this.keep(cookie)
      return answer
    }
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    if (value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
