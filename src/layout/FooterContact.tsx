import { useShell } from '../shell/Shell.tsx'

/** Address, phone and e-mail of the company. */
export const FooterContact = () => {
  const { company, footer } = useShell()
  return (
    <div className="site-footer__contact ornate">
      <h2>{footer.contactLabel}</h2>
      <address className="site-footer__address">
        <p>
          {company.name}
          <br />
          {company.street}
          <br />
          {company.postcode} {company.city}
        </p>
        <p>
          <a href={company.phoneHref}>{company.phone}</a>
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </address>
    </div>
  )
}
