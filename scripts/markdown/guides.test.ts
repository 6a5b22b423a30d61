import { guides } from './files.ts'
import { playMarkdown } from './play-markdown.ts'

playMarkdown(guides)
