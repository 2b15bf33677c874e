import type { Config } from 'tailwindcss'

/** The design tokens. A rebrand changes this file (and the fonts in src/fonts). */
export default {
  theme: {
    extend: {
      colors: {
        gesso: '#F5F2EB',
        carta: '#FFFDF9',
        ghisa: '#17140F',
        ferro: '#25211B',
        acciaio: '#3A352D',
        linea: { DEFAULT: '#DCD6C9', scura: '#3D372E' },
        fumo: { DEFAULT: '#5E574C', chiaro: '#B9B1A2' },
        sabbia: '#DAD3C5',
        fuoco: { DEFAULT: '#FF5226', chiaro: '#FF6C45', scuro: '#B5310B' },
        errore: '#B3201A',
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
      borderRadius: { control: '6px', surface: '14px' },
      maxWidth: { wrap: '1240px' },
      spacing: {
        gutter: 'clamp(20px, 4vw, 56px)',
        section: 'clamp(72px, 9vw, 136px)',
        stack: 'clamp(48px, 6vw, 88px)',
        gap: 'clamp(32px, 6vw, 96px)',
      },
      boxShadow: { floating: '0 18px 60px rgb(23 20 15 / 0.28)' },
    },
  },
} satisfies Config
