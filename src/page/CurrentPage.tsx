import { Layout } from '../layout/Layout.tsx'
import { useShell } from '../shell/Shell.tsx'
import { useEditing } from './editing.ts'
import { enquiryHref } from './enquiry-href.ts'
import type { LoadedPage } from './load-page.ts'
import { Page } from './Page.tsx'
import type { PageClient } from './page-client.ts'
import { Unreachable } from './Unreachable.tsx'
import { useArrival } from './use-arrival.ts'
import { PageAddress, useOwnAddress } from './use-own-address.ts'
import { useShownPage } from './use-shown-page.ts'

interface CurrentPageProps {
  initial: LoadedPage
  client: PageClient
}

/** The page that belongs to the address, with the edits of this browser and what stands around it. */
export const CurrentPage = ({ initial, client }: CurrentPageProps) => {
  const shown = useShownPage(initial, client)
  const { page, field } = useEditing(shown.page)
  const { header } = useShell()
  const address = useOwnAddress(shown.isThere)
  useArrival(shown)
  return (
    <Layout enquiry={enquiryHref(page, header.contact.href)}>
      {shown.retry && <Unreachable retry={shown.retry} />}
      <PageAddress value={address}>
        {/* Blocks of two pages may have the same id, and are not the same: forms, for instance. */}
        <Page key={page.route} page={page} components={shown.components} field={field} />
      </PageAddress>
    </Layout>
  )
}
