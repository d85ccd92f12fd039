/** Where a company is to be reached, as rows of a block of details. */
export const CONTACT_ROWS = `      - label: Anschrift
        value: "{company.street}, {company.postcode} {company.city}"
      - label: Telefon
        value: "{company.phone}"
        href: "{company.phoneHref}"
      - label: E-Mail
        value: "{company.email}"
        href: "mailto:{company.email}"`
