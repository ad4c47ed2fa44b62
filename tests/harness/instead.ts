/** The port with some of its members replaced; the others keep working on the port itself. */
export function instead<P extends object>(port: P, members: Partial<P>): P {
  return new Proxy(port, {
    get(target, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name)
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
