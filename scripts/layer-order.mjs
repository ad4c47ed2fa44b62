const ORDER = '@layer reset, tokens, base, components;'

/**
 * States the order of the cascade layers at the top of every stylesheet. The first sheet that names a layer settles its
 * place, and which chunk's sheet loads first is the bundler's choice: without this a component's may come before the reset.
 *
 * @returns {import('vite').Plugin}
 */
export function layerOrder() {
  return {
    name: 'portside:layer-order',
    enforce: 'pre',
    transform(code, id) {
      return /\.css($|\?)/.test(id) && id.includes('/src/') ? { code: `${ORDER}${code}`, map: null } : null
    },
  }
}
