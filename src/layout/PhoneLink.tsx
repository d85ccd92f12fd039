import { Icon } from '../components/Icon.tsx'
import { useShell } from '../shell/Shell.tsx'

/** The company's number, to be called. */
export const PhoneLink = ({ className }: { className: string }) => {
  const { company } = useShell()
  return (
    <a className={className} href={company.phoneHref}>
      <Icon name="phone" />
      {company.phone}
    </a>
  )
}
