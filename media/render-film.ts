import { spawnSync } from 'node:child_process'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { film } from '../src/content/film'
import { chromiumFlags, chromiumMissing, findChromium } from '../tooling/machine/find-chromium'
import { toWebVtt } from './captions'
import { durationOf, startEncoder } from './encoder'
import { filmFiles, filmRecord } from './film-files'
import { root, saveRecords } from './image'

const video = path.join(root, 'public', filmFiles.video)
const captions = path.join(root, 'public', filmFiles.captions)
const framesPerSecond = 30
const mostBytes = 2 * 1024 * 1024

const executablePath = findChromium()

/** One line about what is missing on this machine, or null. */
function findMissingTool() {
  if (spawnSync('ffmpeg', ['-version']).error)
    return 'Manca ffmpeg, che monta il film: installalo (su Debian e Ubuntu: sudo apt-get install ffmpeg; su Mac: brew install ffmpeg).'
  return executablePath ? null : chromiumMissing
}

/** A gap between two scenes would leave a caption hanging; the film must also end with its last scene. */
function checkTimes() {
  let end = 0
  for (const { id, from, to } of film.scenes) {
    if (from !== end || to <= from)
      throw new Error(
        `src/content/film.ts: la scena ${id} deve cominciare a ${end} secondi (from) e finire dopo (to).`,
      )
    end = to
  }
  if (end !== film.duration)
    throw new Error(
      `src/content/film.ts: le scene finiscono a ${end} secondi, il film (duration) a ${film.duration}; scrivi lo stesso numero.`,
    )
}

async function renderFrames(address: string) {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.goto(address)
    await page.waitForFunction(() => 'renderAt' in window)
    await page.evaluate(() => window.filmReady)
    const encoder = startEncoder(video, framesPerSecond)
    for (let frame = 0; frame < film.duration * framesPerSecond; frame++) {
      await page.evaluate(seconds => window.renderAt(seconds), frame / framesPerSecond)
      await encoder.add(await page.screenshot({ type: 'png' }))
    }
    await encoder.finish()
  } finally {
    await browser.close()
  }
}

async function checkVideo() {
  const { size } = await stat(video)
  const duration = durationOf(video)
  if (size > mostBytes)
    throw new Error(
      `${video}: pesa ${size} byte, più di ${mostBytes}; accorcia il film in src/content/film.ts.`,
    )
  if (Math.abs(duration - film.duration) > 1 / framesPerSecond) {
    throw new Error(
      `${video}: dura ${duration} secondi, e src/content/film.ts ne dice ${film.duration}; rilancia npm run film.`,
    )
  }
  return `${video}: ${duration.toFixed(1)} s, ${(size / 1e6).toFixed(2)} MB`
}

/** Writes the film and its captions from the words in src/content/film.ts. */
export async function renderFilm() {
  checkTimes()
  await mkdir(path.dirname(video), { recursive: true })
  await writeFile(captions, toWebVtt(film.scenes))
  // Vite only compiles the TypeScript for the page; the site’s own configuration stays out of it.
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  })
  try {
    await server.listen()
    const [home] = server.resolvedUrls?.local ?? []
    await renderFrames(`${home}media/film.html`)
  } finally {
    await server.close()
  }
  console.log(await checkVideo())
  saveRecords(filmRecord())
}

const missing = findMissingTool()
if (missing) {
  console.error(missing)
  process.exitCode = 1
} else {
  await renderFilm()
}
