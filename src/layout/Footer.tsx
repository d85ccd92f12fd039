import { useShell } from '../shell/Shell.tsx'
import { FooterContact } from './FooterContact.tsx'
import { FooterGroup } from './FooterGroup.tsx'
import { FooterLinks } from './FooterLinks.tsx'

/** Who the company is, where it works, how to reach it, and what the law asks for. */
export const Footer = () => {
  const { footer, ui } = useShell()
  return (
    <footer className="site-footer">
      <div className="site-footer__columns">
        {(footer.blurb || footer.towns) && (
          <div className="site-footer__about">
            {footer.blurb && <p className="site-footer__blurb">{footer.blurb}</p>}
            {footer.towns && (
              <FooterGroup label={footer.townsLabel}>
                <ul className="site-footer__towns">
                  {footer.towns.map((town) => (
                    <li key={town}>{town}</li>
                  ))}
                </ul>
              </FooterGroup>
            )}
          </div>
        )}
        {footer.services && (
          <nav aria-label={ui.footerNavigation}>
            <FooterGroup label={footer.servicesLabel}>
              <FooterLinks links={footer.services} />
            </FooterGroup>
          </nav>
        )}
        {footer.about && (
          <nav aria-label={footer.aboutLabel}>
            <FooterGroup label={footer.aboutLabel}>
              <FooterLinks links={footer.about} />
            </FooterGroup>
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
