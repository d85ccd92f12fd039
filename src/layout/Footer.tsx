import { useShell } from '../shell/Shell.tsx'
import { FooterContact } from './FooterContact.tsx'
import { FooterLinks } from './FooterLinks.tsx'

/** Who the company is, where it works, how to reach it, and what the law asks for. */
export const Footer = () => {
  const { footer, ui } = useShell()
  return (
    <footer className="site-footer">
      <div className="site-footer__columns">
        <div className="site-footer__about">
          {footer.blurb && <p className="site-footer__blurb">{footer.blurb}</p>}
          {footer.towns && (
            <>
              <h2>{footer.townsLabel}</h2>
              <ul className="site-footer__towns">
                {footer.towns.map((town) => (
                  <li key={town}>{town}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {footer.services && (
          <nav aria-label={ui.footerNavigation}>
            <h2>{footer.servicesLabel}</h2>
            <FooterLinks links={footer.services} />
          </nav>
        )}
        {footer.about && (
          <nav aria-label={footer.aboutLabel}>
            <h2>{footer.aboutLabel}</h2>
            <FooterLinks links={footer.about} />
          </nav>
        )}
        <FooterContact />
      </div>
      <div className="site-footer__end">
        <p>{footer.copyright}</p>
        <FooterLinks links={footer.legal} className="site-footer__legal" />
      </div>
    </footer>
  )
}
