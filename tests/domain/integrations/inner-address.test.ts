import { describe, expect, it } from 'vitest'
import { isInnerAddress } from '../../../src/domain/model/integrations/inner-address'

describe('an address that a webhook may not reach', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'])(
    '%s is within a network',
    (address) => expect(isInnerAddress(address)).toBe(true),
  )

  it.each(['::1', '::', '::ffff:10.0.0.1', 'fd00::1', 'fe80::1', 'ff02::1'])('%s is within a network', (address) =>
    expect(isInnerAddress(address)).toBe(true),
  )

  it.each([
    ['mapped, in hexadecimal', '::ffff:a9fe:a9fe'],
    ['translated (NAT64)', '64:ff9b::a9fe:a9fe'],
    ['translated, with a dotted end', '64:ff9b::169.254.169.254'],
    ['translated within a network of one’s own', '64:ff9b:1::a00:1'],
    ['within 6to4', '2002:a9fe:a9fe::1'],
    ['through Teredo', '2001:0:4136:e378::1'],
    ['site-local', 'fec0::1'],
    ['discarded', '100::1'],
  ])('an IPv4 address or network that is %s', (_, address) => expect(isInnerAddress(address)).toBe(true))

  it.each([
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '192.169.0.1',
    '2606:2800:220:1::1',
    '2001:4860:4860::8888',
    '64:ff9b::5db8:d822',
  ])('%s is outside', (address) => expect(isInnerAddress(address)).toBe(false))
})
