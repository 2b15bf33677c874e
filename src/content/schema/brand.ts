import * as v from 'valibot'
import { isPublicFile, optional, pictureAddress, text } from './rules.ts'
import { findColourProblem, readColour } from './shades.ts'

const problemOf = (colour: string) => findColourProblem(readColour(colour) ?? '#FFFFFF')

export const brand = v.pipe(
  v.object({
    colour: v.pipe(
      text({
        title: 'Colore',
        hint: 'Uno solo, piuttosto chiaro: le altre tinte nascono da questo.',
        example: '#FF8A3D',
        rule: value => readColour(value) !== null,
        problem: 'non è un colore: vuole # e sei cifre, da 0 a 9 e da A a F',
        tidy: colour => readColour(colour) ?? colour,
      }),
      v.check(
        value => problemOf(value) === null,
        ({ input }) => problemOf(input) ?? '',
      ),
    ),
    logo: optional(
      // Wide enough for the icon of a home screen.
      pictureAddress(
        { folder: 'logo', width: 512, isTransparent: true },
        {
          title: 'Logo',
          hint: 'Un file SVG o PNG della cartella public, senza il nome, che si legga sullo scuro. Senza, resta il bilanciere.',
          example: '/logo.svg',
          rule: isPublicFile('svg', 'png'),
          problem: 'non è un file SVG o PNG della cartella public',
        },
      ),
    ),
    /** What icons and preview images were drawn from. */
    drawn: v.pipe(
      text({ title: 'Icone e immagini di anteprima', example: '' }),
      v.metadata({ madeBySetup: 'apri npm run setup, che le disegna da sé' }),
    ),
  }),
  v.title('Marchio'),
)
