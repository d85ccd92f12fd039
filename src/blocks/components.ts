import type { BlockComponent, BlockType } from './block.ts'

type Loaders = { [T in BlockType]: () => Promise<BlockComponent<T>> }

/**
 * Every block's component, each in a file of its own that only pages with such a block load. The
 * type makes a block without a component a compile error.
 */
export const loaders: Loaders = {
  article: async () => (await import('./article/Article.tsx')).Article,
  back: async () => (await import('./back/Back.tsx')).Back,
  'case-study': async () => (await import('./case-study/CaseStudy.tsx')).CaseStudy,
  consultation: async () => (await import('./consultation/Consultation.tsx')).Consultation,
  contact: async () => (await import('./contact/Contact.tsx')).Contact,
  details: async () => (await import('./details/Details.tsx')).Details,
  feature: async () => (await import('./feature/Feature.tsx')).Feature,
  hero: async () => (await import('./hero/Hero.tsx')).Hero,
  jobs: async () => (await import('./jobs/Jobs.tsx')).Jobs,
  logos: async () => (await import('./logos/Logos.tsx')).Logos,
  message: async () => (await import('./message/Message.tsx')).Message,
  'news-list': async () => (await import('./news-list/NewsList.tsx')).NewsList,
  notice: async () => (await import('./notice/Notice.tsx')).Notice,
  portfolio: async () => (await import('./portfolio/Portfolio.tsx')).Portfolio,
  prose: async () => (await import('./prose/Prose.tsx')).Prose,
  services: async () => (await import('./services/Services.tsx')).Services,
  stats: async () => (await import('./stats/Stats.tsx')).Stats,
  steps: async () => (await import('./steps/Steps.tsx')).Steps,
  stories: async () => (await import('./stories/Stories.tsx')).Stories,
  subsidies: async () => (await import('./subsidies/Subsidies.tsx')).Subsidies,
  testimonials: async () => (await import('./testimonials/Testimonials.tsx')).Testimonials,
  values: async () => (await import('./values/Values.tsx')).Values,
}
