import { short, starPath } from '../../../app/ui/motif/star.ts'
import { mix } from '../colour.ts'
import { between, circle, ellipse, path, polygon, stroke, type Piece } from '../svg.ts'

/** The whole sheet in the light's two sky tones; the low one is reached at the horizon. */
export const sky = (horizon = 0.75): Piece => (stage) => {
  const id = stage.id()
  const [top, low] = stage.light.sky
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="${horizon}" stop-color="${low}"/></linearGradient>` +
    `<rect width="${stage.width}" height="${stage.height}" fill="url(#${id})"/>`
  )
}

/** Stars above a height; one in twelve is an eight-fold one. */
export const stars = (count: number, below: number, from = 0): Piece => (stage) => {
  let small = ''
  let bright = ''
  for (let index = 0; index < count; index += 1) {
    const x = between(stage, 10, stage.width - 10)
    const y = from + stage.random() ** 1.3 * (below - from)
    if (index % 12 === 5) bright += path(starPath(x, y, between(stage, 5, 8)), stage.light.glow, 'opacity=".9"')
    else small += circle(x, y, between(stage, 1.1, 2.6), '#FBF3DC', index % 3 === 0 ? 0.9 : 0.55)
  }
  return small + bright
}

/** A thin moon, lit from below on one side. */
export const crescent = (x: number, y: number, r: number, turn = -28): Piece => (stage) => {
  const inner = r * 1.16
  const moon = `M0 ${short(-r)}A${short(r)} ${short(r)} 0 0 0 0 ${short(r)}A${short(inner)} ${short(inner)} 0 0 1 0 ${short(-r)}Z`
  return (
    circle(x, y, r * 3.4, stage.light.glow, 0.05) + circle(x, y, r * 2.1, stage.light.glow, 0.07) +
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path(moon, mix(stage.light.glow, '#FFFFFF', 0.35))}</g>`
  )
}

/** Sun or full moon with three flat rings of light. */
export const sun = (x: number, y: number, r: number, strength = 1): Piece => (stage) =>
  [5.2, 3.4, 2.1].map((ring) => circle(x, y, r * ring, stage.light.glow, 0.13 * strength)).join('') + circle(x, y, r, stage.light.glow)

/** Flat bands of cloud; each one is a few lenses with a common lower edge. */
export const clouds = (places: readonly (readonly [x: number, y: number, width: number])[], opacity = 0.5, colour?: string): Piece => (stage) =>
  places
    .map(([x, y, width]) => {
      const fill = colour ?? mix(stage.light.sky[1], '#FFFFFF', 0.5)
      const bump = (dx: number, w: number, h: number) =>
        `M${short(x + dx - w / 2)} ${short(y)}C${short(x + dx - w * 0.42)} ${short(y - h)} ${short(x + dx + w * 0.42)} ${short(y - h)} ${short(x + dx + w / 2)} ${short(y)}Z`
      const d = bump(0, width * 0.6, width * 0.16) + bump(-width * 0.25, width * 0.5, width * 0.09) + bump(width * 0.27, width * 0.46, width * 0.11)
      return path(d, fill, `opacity="${opacity}"`) + ellipse(x + width * 0.12, y + width * 0.035, width * 0.36, width * 0.012, fill, opacity * 0.7)
    })
    .join('')

/** Heavy clouds hanging from the upper edge, in two tones. */
export const stormClouds = (depth: number): Piece => (stage) => {
  const layer = (low: number, colour: string) => {
    let d = `M0 0H${stage.width}V${short(low * 0.8)}`
    let x = stage.width
    while (x > 0) {
      const step = between(stage, 120, 230)
      const next = Math.max(0, x - step)
      const y = low + between(stage, -0.16, 0.16) * low
      d += `Q${short((x + next) / 2)} ${short(y + step * 0.36)} ${short(next)} ${short(y)}`
      x = next
    }
    return path(`${d}Z`, colour)
  }
  const [top, low] = stage.light.sky
  return layer(depth, mix(top, low, 0.28)) + layer(depth * 0.66, mix(top, low, 0.1)) + layer(depth * 0.36, mix(top, '#16294A', 0.25))
}

/** A slanting shower over part of the sheet. */
export const shower = (x: number, y: number, width: number, height: number, count: number, opacity = 0.5): Piece => (stage) => {
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const top = y + stage.random() * height * 0.9
    const left = x + stage.random() * width
    const length = between(stage, 26, 60)
    d += `M${short(left)} ${short(top)}l${short(-length * 0.28)} ${short(length)}`
  }
  return stroke(d, '#F3F4EE', 2.4, `opacity="${opacity}"`)
}

/** A far curtain of rain: a leaning veil under a cloud. */
export const rainVeil = (x: number, y: number, width: number, height: number, opacity = 0.35): Piece => (stage) =>
  polygon([[x, y], [x + width, y], [x + width * 0.84, y + height], [x - width * 0.16, y + height]], mix(stage.light.sky[0], '#FFFFFF', 0.1), `opacity="${opacity}"`)

/** Broad flat beams that open downwards from one point. */
export const beams = (x: number, y: number, length: number, angles: readonly number[], spread = 4, opacity = 0.14): Piece => (stage) =>
  angles
    .map((angle) => {
      const end = (degrees: number) => [x + length * Math.sin((degrees * Math.PI) / 180), y + length * Math.cos((degrees * Math.PI) / 180)] as const
      return polygon([[x, y], end(angle - spread), end(angle + spread)], stage.light.glow, `opacity="${opacity}"`)
    })
    .join('')
