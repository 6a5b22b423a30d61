import { playMarkdown } from './play-markdown.ts'

playMarkdown(['README.md', 'scripts/package/README.md'])
