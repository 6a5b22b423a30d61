// Reads YAML for the console, which loads this script only when a reader opens a file.
import { parse } from 'yaml'

Object.assign(globalThis, { sabiaYaml: parse })
