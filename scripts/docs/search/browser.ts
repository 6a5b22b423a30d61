// Runs in every page: puts the search box into the header.
import { createBox } from './box.ts'

const place = document.querySelector<HTMLElement>('.search')
if (place !== null) createBox(place)
