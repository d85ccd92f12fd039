/** Everything that YAML can be written like, in one file. */
export const TRICKY = `# Kopf

a:
- x   # neben x
# über y
- y
b: "multi
  line"
c: 'it''s
  two'
d: plain
  goes on
  here # Bemerkung
e: |2-
    indented
  less
f: >+
  keep

g: [a, 'b', # c
  d,
  ]
h: {x: 1, "y": two, z: [1, 2], w: }
"quoted key": v
'single: key': w
next:
  # Bemerkung vor dem Wert
  value on its own line
empty:
tagged: !platzhalter
  later
number: 1.50
list:
  - - nested
    - two
  -
    - third
  - key: v # k

    other: >-   # note
      folded text
      in lines

      second paragraph
    # im Eintrag
  # zu keinem

  # über dem letzten
  - {a: b}
last: end
`
