import { watchReveal } from '../components/watch-reveal.ts'
import './loader.ts'

// The loader of documents with parts that appear as they are scrolled to: who scrolls at once does so before the app is
// there. The others are spared its bytes.

for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) watchReveal(element)
