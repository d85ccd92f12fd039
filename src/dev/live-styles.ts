import '../styles/index.css'
import 'virtual:gewerk/live-styles'
