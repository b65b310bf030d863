/** The drawing behind the hero: a small harbour, by day or by night as the theme is. */
export function HarbourView() {
  return (
    <svg
      className="kh-view"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="kh-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className="kh-view-sky-top" offset="0" />
          <stop className="kh-view-sky-low" offset="1" />
        </linearGradient>
        <linearGradient id="kh-sea" x1="0" y1="0" x2="0" y2="1">
          <stop className="kh-view-sea-top" offset="0" />
          <stop className="kh-view-sea-low" offset="1" />
        </linearGradient>
      </defs>
      <rect width="1440" height="520" fill="url(#kh-sky)" />
      <g className="kh-view-stars">
        <path d="M760 70h2v2h-2zM860 130h2v2h-2zM930 50h3v3h-3zM1010 104h2v2h-2zM1290 60h3v3h-3zM1376 140h2v2h-2zM660 120h2v2h-2zM560 60h3v3h-3zM1210 40h2v2h-2zM420 96h2v2h-2zM260 50h2v2h-2z" />
      </g>
      <circle className="kh-view-glow" cx="1190" cy="186" r="92" />
      <circle className="kh-view-sun" cx="1190" cy="186" r="46" />
      <path
        className="kh-view-far"
        d="M0 330c120-40 210-96 330-92 90 3 130 46 220 34 130-18 190-110 320-104 110 5 150 84 250 92 120 9 190-70 320-52v220H0z"
      />
      <path
        className="kh-view-mid"
        d="M0 372c160-34 250-40 380-22 150 21 220 26 340 0 150-33 240-66 360-44 150 27 240 20 360-20v150H0z"
      />
      <g className="kh-view-trees">
        <path d="M846 380c-6-40 2-78 10-92 8 14 16 52 10 92zM872 380c-5-30 2-58 8-70 6 12 12 40 8 70zM1338 376c-6-46 2-88 10-104 8 16 16 58 10 104zM1366 378c-5-30 2-62 8-74 6 12 12 44 8 74z" />
      </g>
      <g className="kh-view-walls">
        <path d="M904 388v-66h84v66z" />
        <path className="kh-view-wall-2" d="M988 388v-96h64v96z" />
        <path d="M1052 388v-60h98v60z" />
        <path className="kh-view-wall-2" d="M1150 388v-84h74v84z" />
        <path d="M1224 388v-56h92v56z" />
        <path className="kh-view-tower" d="M1262 332V232h34v100z" />
      </g>
      <g className="kh-view-roofs">
        <path d="M896 322l50-32 50 32zM980 292l40-28 40 28zM1044 328l57-34 57 34zM1142 304l45-32 45 32zM1218 332h48v-1l-4-12h-36zM1256 232l23-40 23 40z" />
      </g>
      <path
        className="kh-view-lights"
        d="M922 338h14v18h-14zM956 338h14v18h-14zM1002 308h12v18h-12zM1026 308h12v18h-12zM1002 342h12v18h-12zM1026 342h12v18h-12zM1070 344h14v16h-14zM1094 344h14v44h-14zM1118 344h14v16h-14zM1166 322h14v18h-14zM1194 322h14v18h-14zM1166 354h14v18h-14zM1194 354h14v18h-14zM1240 350h14v16h-14zM1284 350h14v16h-14zM1273 252h12v20h-12z"
      />
      <path className="kh-view-quay" d="M830 386h610v14H830z" />
      <rect y="398" width="1440" height="122" fill="url(#kh-sea)" />
      <path
        className="kh-view-ripples"
        d="M1090 414h84M1062 430h132M1104 446h66M1076 464h112M1112 482h44M906 420h54M980 440h40M1240 424h60M1290 448h44M640 432h70M520 460h96M700 484h60M300 440h80M180 474h110"
      />
      <g className="kh-view-boat">
        <path d="M690 404h84l-14 20h-58z" />
        <path className="kh-view-sail" d="M728 318v80h-38zM734 334l34 64h-34z" />
      </g>
    </svg>
  )
}
