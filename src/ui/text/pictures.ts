import { inLanguage } from './in-language'

export const picturesText = inLanguage('pictures', {
  change: (name: string) => `Picture of ${name}`,
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  remove: 'Remove the picture',
  changed: 'Picture changed',
  removed: 'Picture removed',
  uploading: 'Uploading the picture…',
  refusals: {
    'too-large': 'The picture is larger than 2 MiB. Choose a smaller one.',
    'not-a-picture': 'This picture cannot be shown. Choose a PNG, JPEG, WebP, GIF or AVIF file.',
  },
})
