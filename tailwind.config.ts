import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import own from './src/content/business/brand.json' with { type: 'json' }
import demo from './src/content/demo/brand.json' with { type: 'json' }
import { usesOwnData } from './src/content/own-data.ts'
import { colourOf, grounds, shadesOf } from './src/content/schema/shades.ts'

const arial = ['Arial', 'Liberation Sans']
const arialBold = ['Arial Bold', 'Liberation Sans Bold']
const roboto = ['Roboto']
const robotoBold = ['Roboto Bold']

/** How wide Italian text is in our fonts, weight by weight, as a share of the same text in fonts that visitors have. */
const fallbacks = [
  { family: 'Archivo fallback', fonts: arial, weight: '400', width: 0.984 },
  { family: 'Archivo fallback', fonts: arial, weight: '500', width: 1 },
  { family: 'Archivo fallback', fonts: arialBold, weight: '600', width: 0.951 },
  { family: 'Archivo fallback', fonts: arialBold, weight: '700 800', width: 0.983 },
  { family: 'Archivo fallback Roboto', fonts: roboto, weight: '400 500', width: 0.994 },
  { family: 'Archivo fallback Roboto', fonts: robotoBold, weight: '600 800', width: 1.046 },
  { family: 'Archivo Expanded fallback', fonts: arialBold, weight: '800', width: 1.283 },
  { family: 'Archivo Expanded fallback Roboto', fonts: robotoBold, weight: '800', width: 1.368 },
]

/** Addresses begin at the root of the project, as more than one stylesheet is built of this. */
const fontFace = (family: string, file: string, weight: string) => ({
  'font-family': `"${family}"`,
  src: `url("/src/fonts/${file}.woff2") format("woff2")`,
  'font-weight': weight,
  'font-display': 'swap',
})

const fontFaces = [
  fontFace('Archivo Expanded', 'archivo-expanded-800', '800'),
  fontFace('Archivo', 'archivo-variable', '400 800'),
]

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** Gives a fallback the width and the lines of our font, so that a late font moves nothing. */
const fallbackFace = ({ family, fonts, weight, width }: (typeof fallbacks)[number]) => ({
  'font-family': `"${family}"`,
  src: fonts.map(font => `local("${font}")`).join(', '),
  'size-adjust': percent(width),
  'ascent-override': percent(0.878 / width),
  'descent-override': percent(0.21 / width),
  'line-gap-override': '0%',
  'font-weight': weight,
})

/**
 * The design tokens. The colour of the brand is in its data, its fonts are in src/fonts. vite.config.ts imports
 * nothing of this: with each change of the colour Vite would start again.
 */
export default {
  plugins: [
    plugin(({ addBase }) =>
      addBase({ '@font-face': [...fontFaces, ...fallbacks.map(fallbackFace)] }),
    ),
  ],
  theme: {
    // All the sizes there are; a class like text-[15px] is an error of the lint.
    fontSize: {
      note: '0.82rem',
      small: '0.94rem',
      body: 'clamp(1.03rem, 1rem + 0.13vw, 1.0625rem)',
      lead: 'clamp(1.06rem, 1.4vw, 1.25rem)',
      subtitle: '1.2rem',
      heading: 'clamp(1.4rem, 1.3rem + 0.4vw, 1.65rem)',
      title: 'clamp(1.9rem, min(3.6vw, max(3.25rem, 3.3vw)), 4rem)',
      headline: 'clamp(2.35rem, min(4.5vw, 8vh), 4.15rem)',
      // Over the whole width, with which it grows; in the hero low screens keep the button below it.
      poster: 'clamp(2.35rem, min(7vw, 13.2vh, max(6.25rem, 6.1vw)), 7.25rem)',
    },
    extend: {
      colors: {
        gesso: grounds.gesso,
        carta: '#FFFDF9',
        ghisa: grounds.ghisa,
        ferro: '#25211B',
        acciaio: '#3A352D',
        linea: { DEFAULT: '#DCD6C9', scura: '#3D372E' },
        fumo: { DEFAULT: '#5E574C', chiaro: '#B9B1A2' },
        sabbia: '#DAD3C5',
        // The last of each is for visitors who have asked for more contrast.
        fuoco: shadesOf(colourOf(usesOwnData ? own : {}, demo)),
        errore: { DEFAULT: '#B3201A', scuro: '#8F1712' },
        bordo: '#8B8376',
        segnaposto: '#756D60',
      },
      fontFamily: {
        sans: ['Archivo', 'Archivo fallback', 'Archivo fallback Roboto', 'sans-serif'],
        display: [
          'Archivo Expanded',
          'Archivo Expanded fallback',
          'Archivo Expanded fallback Roboto',
          'sans-serif',
        ],
      },
      // Only opacity and transform, under 200 ms but for what repeats. Always with motion-safe.
      keyframes: {
        appear: { from: { opacity: '0' } },
        leave: { to: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(12px)' } },
        slide: { from: { opacity: '0', transform: 'translateX(24px)' } },
        sending: { '0%, 60%, 100%': { opacity: '1' }, '30%': { opacity: '0.25' } },
      },
      animation: {
        appear: 'appear 140ms ease-out',
        leave: 'leave 120ms ease-in',
        rise: 'rise 160ms ease-out',
        slide: 'slide 180ms ease-out',
        sending: 'sending 900ms infinite',
      },
      borderRadius: { control: '6px', surface: '14px' },
      maxWidth: { wrap: 'clamp(1240px, 76vw, 1440px)' },
      spacing: {
        band: 'clamp(28px, min(5vw, 6vh), 72px)',
        gutter: 'clamp(20px, 4vw, 56px)',
        section: 'clamp(44px, 7.5vw, 112px)',
        stack: 'clamp(48px, 6vw, 88px)',
        gap: 'clamp(32px, 6vw, 96px)',
      },
    },
  },
} satisfies Config
