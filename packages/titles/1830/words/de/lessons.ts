/** Was die Lektionen zu 1830 auf Deutsch sagen. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  shares: {
    title: 'Was eine Aktie ist',
    about: 'Ein Zehntel einer Gesellschaft, ihrer Dividende, und ein Teil deines Vermögens',
    steps: {
      buy: {
        stop: 'Kaufen',
        title: 'Deine erste Aktie',
        what: ({ cash, held, price }) =>
          `Du hältst ${held} der B&O und hast ${cash}. Eine Aktie von ihr kostet ${price}. Wodurch gehört dir mehr von der B&O?`,
        why: ({ worth }) =>
          `Eine Aktie ist kein ausgegebenes Geld: Du besitzt wie zuvor ${worth}, Bargeld und Aktien zusammen. Diese Summe entscheidet das Spiel.`,
        answers: {
          buy: {
            label: ({ price }) => `Eine Aktie der B&O für ${price} kaufen`,
            after: (now, was) => `Du hältst ${now.held} statt ${was.held}, und ${now.cash} sind übrig.`,
          },
          other: {
            label: 'Eine Aktie der C&O kaufen',
            after: ({ held, cash }) =>
              `Sie gehört dir, und ${cash} sind übrig. Aber von der B&O hast du weiter ${held}: Jede Gesellschaft hat eigene Aktien.`,
          },
          pass: {
            label: 'Passen',
            after: ({ held, cash }) => `Du behältst ${cash}, und es bleibt bei ${held} der B&O.`,
          },
        },
      },
      earn: {
        stop: 'Verdienen',
        title: 'Auch fremde Aktien verdienen',
        what: ({ cash, income }) =>
          `Zwei Runden später fahren die Züge. Zahlen alle Gesellschaften aus, bringen dir deine Aktien ${income} je Runde. Du hast ${cash}. Was bringt am meisten?`,
        why: 'Wer eine Aktie hält, bekommt seinen Teil, egal wer für die Gesellschaft entscheidet. Such die, die für ihren Preis am meisten verdient.',
        answers: {
          keep: {
            label: 'Das Geld behalten',
            after: ({ cash, income }) =>
              `${cash} liegen auf der Hand und verdienen nichts: Es bleibt bei ${income} je Runde.`,
          },
          strong: {
            label: 'Eine Aktie der B&M kaufen',
            after: (now, was) => `Deine Aktien bringen jetzt ${now.income} je Runde statt ${was.income}.`,
          },
          weak: {
            label: 'Eine Aktie der C&O kaufen',
            after: (now, was) =>
              `Besser als nichts: ${now.income} je Runde statt ${was.income}. Aber die C&O verdient weniger als die B&M.`,
          },
        },
      },
    },
  },
  floating: {
    title: 'In Betrieb gehen',
    about: 'Wie viele Aktien verkauft sein müssen, bevor eine Gesellschaft ihr Geld bekommt',
    steps: {
      sixth: {
        stop: 'Betrieb',
        title: 'Eine Aktie fehlt',
        what: ({ sold, needed }) =>
          `${sold} der B&O sind verkauft. Ab ${needed} nimmt sie den Betrieb auf: Dann bekommt sie ihr Geld und ist am Zug. Was tust du?`,
        why: ({ treasury }) =>
          `Eine Gesellschaft in Betrieb hat ${treasury} eigenes Geld, legt Gleise und kauft Züge. Ihr Geld ist nicht deines: Du entscheidest, wofür es ausgegeben wird.`,
        answers: {
          pass: {
            label: 'Passen',
            after: ({ sold }) =>
              `Alle haben gepasst. Mit ${sold} bekommt die B&O nichts und kommt nicht zum Zug; sofort beginnt die nächste Aktienrunde.`,
          },
          other: {
            label: 'Eine Aktie der B&M kaufen',
            after: ({ sold, director }) =>
              `Die B&O bleibt bei ${sold}. Mit deinem Geld geht die B&M in Betrieb: In der Betriebsrunde kommt nur sie dran, und für sie entscheidet ${director}.`,
          },
          float: {
            label: 'Die nächste Aktie der B&O kaufen',
            after: ({ sold, treasury }) =>
              `${sold} sind verkauft: Die B&O nimmt den Betrieb auf, bekommt ${treasury} und ist in der Betriebsrunde als Erste dran.`,
          },
        },
      },
      par: {
        stop: 'Ausgabekurs',
        title: 'Wie teuer ist eine Aktie?',
        what: ({ cash, needed }) =>
          `Du hast ${cash} und startest die Erie: zwei Aktien sofort, ab ${needed} nimmt sie den Betrieb auf. Vielleicht hilft niemand. Welcher Ausgabekurs gibt ihr in dieser Runde das meiste Geld?`,
        why: 'Eine Gesellschaft beginnt mit dem Zehnfachen ihres Ausgabekurses. Nimm also den höchsten, bei dem du die fehlenden Aktien selbst bezahlen kannst.',
        answers: {
          high: {
            label: 'Den höchsten',
            after: ({ cash, par, missing }) =>
              `Bei ${par} kosten die fehlenden Aktien ${missing}, und du hast noch ${cash}. Hilft niemand, geht die Erie nicht in Betrieb und bekommt nichts.`,
          },
          middle: {
            label: 'Einen mittleren',
            after: ({ cash, par, missing, begins }) =>
              `Bei ${par} kosten die fehlenden Aktien ${missing}, und du hast ${cash}: Die Erie geht allein durch dein Geld in Betrieb und beginnt mit ${begins}.`,
          },
          low: {
            label: 'Den niedrigsten',
            after: ({ par, missing, begins }) =>
              `Bei ${par} kosten die fehlenden Aktien nur ${missing}. Die Erie geht in Betrieb, beginnt aber mit nur ${begins}.`,
          },
        },
      },
    },
  },
  track: {
    title: 'Gleise legen',
    about: 'Ein Plättchen je Zug: Neues Gleis führt irgendwohin, besseres bringt mehr',
    steps: {
      yellow: {
        stop: 'Neues Gleis',
        title: 'Ein neuer Weg für deine Züge',
        what: ({ run }) =>
          `Die B&O hat drei Züge, aber auf dem kurzen Gleis verdienen sie nur ${run}. Sie darf ein Plättchen legen. Wo?`,
        why: 'Ein Zug verdient, was die Städte auf seinem Weg wert sind. Ein zweiter Weg gibt einem zweiten Zug zu tun: Keine zwei Züge benutzen dasselbe Gleis.',
        answers: {
          coast: {
            label: 'Nach Osten, Richtung Atlantic City',
            after: (now, was) => `Ein zweiter Zug hat seinen eigenen Weg: ${now.run} statt ${was.run}.`,
          },
          baltimore: {
            label: 'Baltimore ausbauen',
            after: (now, was) =>
              `Die Stadt ist mehr wert: ${now.run} statt ${was.run}. Aber weiter hat nur ein Zug einen Weg.`,
          },
          washington: {
            label: 'Washington ausbauen',
            after: (now, was) =>
              `Die Stadt ist mehr wert: ${now.run} statt ${was.run}. Aber weiter hat nur ein Zug einen Weg.`,
          },
        },
      },
      green: {
        stop: 'Ausbauen',
        title: 'Mach das Gleis besser',
        what: ({ run }) =>
          `Eine Runde später verdient die B&O höchstens ${run}. Welches Plättchen bringt jetzt am meisten?`,
        why: 'Ein Ausbau macht eine Stadt mehr wert und schafft oft neue Wege hinein und hinaus. Hier bekommt der letzte müßige Zug einen Weg.',
        answers: {
          washington: {
            label: 'Washington ausbauen',
            after: (now, was) =>
              `Mehr Wege führen hinaus, und die Stadt ist mehr wert: ${now.run} statt ${was.run}.`,
          },
          baltimore: {
            label: 'Baltimore ausbauen',
            after: (now, was) => `Die Stadt ist mehr wert: ${now.run} statt ${was.run}. Es geht noch mehr.`,
          },
          coast: {
            label: 'Das Gleis zur Küste ausbauen',
            after: ({ run }) =>
              `Mehr Gleis, aber es führt in keine weitere Stadt: ${run} wie zuvor. Ein Plättchen ohne Stadt lohnt nur durch das, wohin es führt.`,
          },
        },
      },
    },
  },
  stations: {
    title: 'Bahnhöfe',
    about: 'Wo deine Züge beginnen dürfen, und wem eine Stadt gehört',
    steps: {
      second: {
        stop: 'Der zweite',
        title: 'Ein Bahnhof in Washington?',
        what: ({ run, treasury }) =>
          `Die B&O hat ${treasury} und verdient ${run}: Einer ihrer Züge steht still. Soll sie einen zweiten Bahnhof nach Washington setzen?`,
        why: 'Ein Zug fährt nur, wenn einer seiner Halte eine Stadt mit einem Bahnhof seiner Gesellschaft ist. Mit Washington steht der B&O das Gleis nach Süden offen.',
        answers: {
          save: {
            label: 'Das Geld sparen',
            after: ({ run, treasury }) =>
              `Die B&O behält ${treasury} und verdient ${run}. Das Gleis hinter Washington liegt da, aber kein Zug der B&O darf es allein befahren.`,
          },
          place: {
            label: 'Den Bahnhof setzen',
            after: (now, was) =>
              `Ein Zug fährt von Washington nach Süden: ${now.run} statt ${was.run}. ${now.treasury} sind übrig.`,
          },
        },
      },
      where: {
        stop: 'Wo',
        title: 'Welche Stadt?',
        what: ({ run }) =>
          `Später leitest du die NYC, die ${run} verdient. Sie darf in diesem Zug einen Bahnhof setzen. Wo bringt er sofort am meisten?`,
        why: 'Ein Bahnhof öffnet deinen Zügen eine Stadt und belegt einen Platz darin. Gehören alle Plätze anderen, dürfen deine Züge dort enden, aber nicht hindurchfahren.',
        answers: {
          lancaster: {
            label: 'In Lancaster',
            after: (now, was) => `Das öffnet einen Weg: ${now.run} statt ${was.run}. New York bringt mehr.`,
          },
          newYork: {
            label: 'In New York',
            after: (now, was) => `Die teure Stadt kommt in deine Fahrten: ${now.run} statt ${was.run}.`,
          },
          save: {
            label: 'Nirgends, das Geld sparen',
            after: ({ run }) => `Es bleibt bei ${run}, und jemand anders kann den Platz nehmen.`,
          },
        },
      },
    },
  },
  runs: {
    title: 'Züge fahren lassen',
    about: 'Jeder Zug auf eigenem Gleis, über so viele Halte, wie er schafft',
    steps: {
      apart: {
        stop: 'Getrennt',
        title: 'Wer fährt wo?',
        what: ({ trains }) =>
          `Die B&O hat ${trains} 2er-Züge: Jeder macht höchstens zwei Halte und verdient, was sie wert sind. Welche Fahrten bringen am meisten?`,
        why: 'Eine Stadt zählt für jeden Zug, der dort hält. Nur Gleis darf nicht doppelt benutzt werden: Gib also jedem Zug seinen eigenen Weg.',
        answers: {
          one: {
            label: 'Ein Zug: Baltimore – Washington',
            after: ({ revenue, run }) =>
              `Das bringt ${revenue}. Die anderen Züge stehen; ${run} wären möglich.`,
          },
          two: {
            label: 'Zwei: auch Baltimore – Atlantic City',
            after: ({ revenue, run }) => `Das bringt ${revenue}. Ein Zug steht noch; ${run} wären möglich.`,
          },
          three: {
            label: 'Drei: auch Washington – Tiefer Süden',
            after: ({ revenue }) => `Jeder Zug hat einen Weg, und zusammen bringen sie ${revenue}.`,
          },
        },
      },
      far: {
        stop: 'Weiter',
        title: 'Ein Zug, der weiter fährt',
        what: 'Jetzt hat die B&O auch einen 3er-Zug und Gleis nach Altoona. Ein 3er-Zug macht bis zu drei Halte. Wie setzt du ihn ein?',
        why: 'Ein größerer Zug nimmt den langen Weg und lässt den kleinen die kurzen. Das Programm findet immer die besten Fahrten; ändern darfst du sie.',
        answers: {
          short: {
            label: '3er-Zug nach Washington, ein 2er-Zug in den Süden',
            after: ({ revenue, run }) =>
              `Alle Züge fahren und bringen ${revenue}. Aber der 3er-Zug macht nur zwei Halte; ${run} wären möglich.`,
          },
          long: {
            label: '3er-Zug in den Süden, ein 2er-Zug nach Altoona',
            after: ({ revenue }) =>
              `Der 3er-Zug macht drei Halte, und der kleine ist frei für Altoona: zusammen ${revenue}.`,
          },
        },
      },
    },
  },
  dividend: {
    title: 'Auszahlen oder einbehalten',
    about: 'Für wen eine Gesellschaft verdient, und wann sie es selbst braucht',
    steps: {
      pay: {
        stop: 'Auszahlen',
        title: 'Wer bekommt das Geld?',
        what: ({ revenue, held, treasury }) =>
          `Die B&O hat ${revenue} verdient. Dir gehören ${held}, und sie hat ${treasury}, genug für einen Zug. An die Aktionäre auszahlen oder einbehalten?`,
        why: 'Eine Dividende bringt dir Geld auf die Hand und hebt den Kurs deiner Aktien. Einbehalten kostet beides. Zahl also aus, außer die Gesellschaft braucht das Geld.',
        answers: {
          keep: {
            label: 'Einbehalten',
            after: (now, was) =>
              `Die B&O hat jetzt ${now.treasury}. Aber ihr Kurs fällt von ${was.price} auf ${now.price}, und du besitzt ${now.worth} statt ${was.worth}.`,
          },
          pay: {
            label: 'Auszahlen',
            after: (now, was) =>
              `Dein Teil kommt auf die Hand: ${now.cash} statt ${was.cash}. Der Kurs steigt auf ${now.price}: Du besitzt ${now.worth} statt ${was.worth}.`,
          },
        },
      },
      keep: {
        stop: 'Einbehalten',
        title: 'Wenn die Gesellschaft es braucht',
        what: ({ revenue, treasury, train }) =>
          `Viel später hat die B&O noch einen alten Zug und ${treasury}. Verdient hat sie ${revenue}. Der nächste Zug, ein 5er-Zug, kostet ${train}. Auszahlen oder einbehalten?`,
        why: 'Ein Kurs, der einmal fällt, steigt mit den nächsten Dividenden wieder. Eine Gesellschaft ohne Zug verdient nichts, und ihr Direktor muss einen aus eigener Tasche bezahlen.',
        answers: {
          pay: {
            label: 'Auszahlen und nichts kaufen',
            after: ({ cash, treasury, train, run }) =>
              `Du hast ${cash} auf der Hand, die B&O aber nur ${treasury}: Der Zug für ${train} ist ihr zu teuer. Sie fährt mit dem alten weiter, für ${run}.`,
          },
          keep: {
            label: 'Einbehalten und den Zug kaufen',
            after: (now, was) =>
              `Der Kurs fällt auf ${now.price}, aber die B&O hat ihren Zug: Nächstes Mal verdient sie ${now.run} statt ${was.run}.`,
          },
        },
      },
    },
  },
  price: {
    title: 'Was einen Kurs bewegt',
    about: 'Dividenden, Verkäufe und Aktien, die alle verkauft sind',
    steps: {
      dividend: {
        stop: 'Dividende',
        title: 'Ein Feld rechts, ein Feld links',
        what: ({ price }) =>
          `Auf der Kurstafel steht die B&O bei ${price}. Zahlt sie aus, rückt sie ein Feld nach rechts, sonst nach links. Du entscheidest jetzt.`,
        why: 'Mit jeder Dividende steigt der Kurs. Wer stetig zahlt, wird teuer, und deine Aktien mit.',
        answers: {
          pay: {
            label: 'Auszahlen',
            after: (now, was) => `Von ${was.price} auf ${now.price}: Jede deiner Aktien ist mehr wert.`,
          },
          keep: {
            label: 'Einbehalten',
            after: (now, was) =>
              `Von ${was.price} hinunter auf ${now.price}, für jede Aktie und alle Besitzer.`,
          },
        },
      },
      soldOut: {
        stop: 'Ausverkauft',
        title: 'Alle Aktien bei Spielern',
        what: ({ sold, price }) =>
          `Eine Aktienrunde: ${sold} der PRR liegen bei Spielern, sie steht bei ${price}. Was lässt sie am Ende der Runde steigen?`,
        why: 'Halten am Ende einer Aktienrunde Spieler jede Aktie einer Gesellschaft, rückt ihr Kurs nach oben. Jede Aktie, die an die Bank verkauft wird, drückt ihn nach unten.',
        answers: {
          other: {
            label: 'Eine Aktie der C&O kaufen',
            after: ({ sold, price }) => `Das betrifft die PRR nicht: Mit ${sold} bleibt sie bei ${price}.`,
          },
          last: {
            label: 'Die letzte Aktie der PRR kaufen',
            after: (now, was) =>
              `Jetzt liegen ${now.sold} bei Spielern. Die Runde endet, und die PRR rückt von ${was.price} auf ${now.price}.`,
          },
          pass: {
            label: 'Passen',
            after: ({ sold, price }) => `Die Runde endet mit ${sold}, und die PRR bleibt bei ${price}.`,
          },
        },
      },
    },
  },
  trains: {
    title: 'Züge, die andere verschrotten',
    about: 'Der erste einer neuen Art beendet eine alte, für alle',
    steps: {
      scrap: {
        stop: 'Verschrotten',
        title: 'Der erste 4er-Zug',
        what: ({ treasury, rival, rivals }) =>
          `Du leitest die NYNH, die ${treasury} und keinen Zug hat. Dans B&O verdient ${rival} mit ${rivals} Zügen, fast alles 2er-Züge. Welcher Kauf trifft ihn?`,
        why: 'Der erste 4er-Zug verschrottet jeden 2er-Zug, wo immer er ist. Wer zuerst kauft, bestimmt, wann das geschieht und wen es trifft.',
        answers: {
          old: {
            label: 'Ein 2er-Zug deiner C&O, für fast nichts',
            after: ({ own, rival }) =>
              `Die NYNH kann ${own} verdienen, die B&O weiter ${rival}. Sobald jemand einen 4er-Zug kauft, ist auch dieser weg.`,
          },
          new: {
            label: ({ price }) => `Der erste 4er-Zug, für ${price}`,
            after: (now, was) =>
              `Alle 2er-Züge sind verschrottet. Der B&O bleibt ${now.rivals} Zug, sie verdient ${now.rival} statt ${was.rival}. Die NYNH kann ${now.own} verdienen.`,
          },
        },
      },
      stay: {
        stop: 'Bleiben',
        title: 'Ein Zug, der bleibt',
        what: ({ treasury, run }) =>
          `Jetzt bist du die B&O: Ein 3er-Zug ist übrig, er verdient ${run}, und der erste 6er-Zug wird ihn verschrotten. Du hast ${treasury}. Was nun?`,
        why: 'Ein 5er-Zug wird nie verschrottet. Wer ihn hat, wenn die anderen ihre verlieren, verdient bis zum Ende und muss keinen teuren aus der Tasche zahlen.',
        answers: {
          save: {
            label: 'Das Geld sparen',
            after: ({ run }) =>
              `Die B&O fährt mit einem alten Zug für ${run} weiter, und andere kaufen die 5er-Züge.`,
          },
          four: {
            label: 'Ein 4er-Zug deiner Erie, für fast nichts',
            after: ({ run }) =>
              `Beide Züge zusammen verdienen ${run}. Aber der erste Diesel verschrottet alle 4er-Züge, und die Erie hat ihren verloren.`,
          },
          five: {
            label: ({ price }) => `Ein 5er-Zug, für ${price}`,
            after: ({ run, treasury }) =>
              `Fast alles Geld ist weg, ${treasury} sind übrig. Aber die B&O verdient ${run}, und dieser Zug bleibt bis zum Ende.`,
          },
        },
      },
    },
  },
  selling: {
    title: 'Verkaufen und abstoßen',
    about: 'Was ein Verkauf bringt, und wer auf der Gesellschaft sitzen bleibt',
    steps: {
      together: {
        stop: 'Verkaufen',
        title: 'Zwei Aktien auf einmal',
        what: ({ held, price }) =>
          `Dir gehören ${held} der B&M zu ${price}, und du willst zwei Aktien verkaufen. Wie bekommst du am meisten?`,
        why: 'Ein Verkauf wird zum Kurs vor ihm bezahlt, so viele Aktien es auch sind; dann fällt der Kurs um ein Feld je Aktie. Was gehen soll, geht auf einmal.',
        answers: {
          apart: {
            label: 'Eine, und dann noch eine',
            after: ({ cash }) =>
              `Die zweite brachte weniger, denn die erste hatte den Kurs gedrückt: Du hast ${cash}.`,
          },
          together: {
            label: 'Beide auf einmal',
            after: ({ cash, price }) =>
              `Beide werden zum vollen Kurs bezahlt: Du hast ${cash}. Dann fällt der Kurs um zwei Felder auf ${price}.`,
          },
          one: {
            label: 'Nur eine',
            after: ({ cash, price }) =>
              `Du hast ${cash}. Der Kurs ist auf ${price} gefallen, auch für die behaltenen.`,
          },
        },
      },
      dump: {
        stop: 'Abstoßen',
        title: 'Eine Gesellschaft ohne Zukunft',
        what: ({ held, treasury, trains }) =>
          `Du leitest die B&M mit ${held}. Ihre ${trains} 3er-Züge verschrottet der erste 6er-Zug, und sie hat nur ${treasury}. Ihr Direktor wird einen neuen Zug bezahlen müssen. Was tust du?`,
        why: 'Wer die meisten Aktien hält, ist Direktor und zahlt den Zug, den die Gesellschaft nicht bezahlen kann. Verkauf also rechtzeitig, solange ein anderer mindestens zwei Aktien hält.',
        answers: {
          hold: {
            label: 'Alle Aktien behalten',
            after: ({ price, treasury, pocket }) =>
              `Du bleibst Direktor bei ${price} je Aktie. Sind die Züge weg und muss ein 6er-Zug her, reichen ${treasury} nicht: ${pocket} zahlst du selbst.`,
          },
          one: {
            label: 'Eine Aktie verkaufen',
            after: ({ cash, price, held }) =>
              `Du hast ${cash}, und der Kurs fällt auf ${price}. Mit ${held} bist du weiter Direktor, und der Zug bleibt deine Sorge.`,
          },
          dump: {
            label: 'Fünf Aktien verkaufen',
            after: ({ cash, price, director }) =>
              `Du hast ${cash}. Der Kurs fällt auf ${price}, und ${director} ist jetzt Direktor: Die Züge sind seine Sorge.`,
          },
        },
      },
    },
  },
  end: {
    title: 'Das Ende',
    about: 'Was zählt, wenn die Bank leer ist',
    steps: {
      lastShares: {
        stop: 'Letzter Kauf',
        title: 'Bargeld oder Aktien?',
        what: ({ bank, cash, income }) =>
          `Die Bank hat nur noch ${bank}: Das sind die letzten Runden. Du hast ${cash} auf der Hand, und deine Aktien bringen ${income} je Runde. Was tust du?`,
        why: 'Am Ende zählt eine Aktie ihren Kurs, so wie Bargeld. Aber bis dahin bekommt sie in jeder Betriebsrunde ihren Teil, Bargeld nicht.',
        answers: {
          keep: {
            label: 'Das Geld behalten',
            after: ({ cash, income }) =>
              `${cash} liegen bis zum Ende da und verdienen nichts. Es bleibt bei ${income} je Runde.`,
          },
          sell: {
            label: 'Eine Aktie der B&O verkaufen',
            after: (now, was) =>
              `Du hast ${now.cash} statt ${was.cash}, aber nur noch ${now.income} je Runde statt ${was.income}.`,
          },
          buy: {
            label: 'Eine Aktie der NYNH kaufen',
            after: (now, was) =>
              `${now.income} je Runde statt ${was.income}. Du besitzt ${now.worth}, nicht weniger als zuvor.`,
          },
        },
      },
      lastRun: {
        stop: 'Letzte Fahrt',
        title: 'Die letzte Dividende',
        what: ({ revenue, worth }) =>
          `Die Bank ist gesprengt, mit dieser Betriebsrunde endet das Spiel. Die B&O hat ${revenue} verdient. Du besitzt ${worth}. Auszahlen oder einbehalten?`,
        why: 'Am Ende zählen dein Bargeld und deine Aktien zu ihrem Kurs. Was in der Kasse einer Gesellschaft liegt, zählt für niemanden.',
        answers: {
          keep: {
            label: 'Einbehalten',
            after: (now, was) =>
              `Die B&O hat ${now.treasury}, die niemand zählt. Ihr Kurs fällt auf ${now.price}, und du besitzt ${now.worth} statt ${was.worth}.`,
          },
          pay: {
            label: 'Auszahlen',
            after: (now, was) =>
              `Du hast ${now.cash} auf der Hand statt ${was.cash} und besitzt ${now.worth}. Wer am reichsten ist, gewinnt.`,
          },
        },
      },
    },
  },
  powers: {
    title: 'Privatbahnen für Gesellschaften',
    about: 'Was eine Gesellschaft für eine Privatbahn zahlt, und was sie dann darf',
    steps: {
      price: {
        stop: 'Der Preis',
        title: 'Deine Gesellschaft kauft deine Privatbahn',
        what: ({ cash, treasury }) =>
          `Der erste 3er-Zug ist verkauft: Gesellschaften dürfen Privatbahnen kaufen, zum halben bis doppelten Preis. Du hast ${cash}, deine C&O hat ${treasury}. Was bringt dir am meisten auf die Hand?`,
        why: 'So wird das Geld einer Gesellschaft deines, und kein Kurs fällt dafür. Alle Privatbahnen schließen mit dem ersten 5er-Zug: Bis dahin sollte jemand deine bezahlt haben.',
        answers: {
          keep: {
            label: 'C&SL behalten',
            after: ({ cash, treasury }) =>
              `Du bleibst bei ${cash}, und ${treasury} liegen in der C&O, wo du nicht herankommst. C&SL zahlt dir jede Runde ein wenig, bis sie schließt.`,
          },
          half: {
            label: 'C&SL zum halben Preis an die C&O verkaufen',
            after: ({ cash, treasury }) =>
              `Du hast ${cash}, und der C&O bleiben ${treasury}. Sie hätte mehr zahlen können.`,
          },
          double: {
            label: 'C&SL zum doppelten Preis an die C&O verkaufen',
            after: (now, was) =>
              `Du hast ${now.cash} statt ${was.cash}: genug für eine Aktie mehr. Der C&O bleiben ${now.treasury}, und das Vorrecht der Privatbahn gehört jetzt ihr.`,
          },
        },
      },
      city: {
        stop: 'Das Vorrecht',
        title: 'Eine Stadt aus dem Nichts',
        what: ({ treasury, stations, mountain }) =>
          `Die Erie hat dir D&H abgekauft. Sie darf in Scranton, wohin keines ihrer Gleise führt, für ${mountain} eine Stadt bauen und gratis einen Bahnhof setzen. Sie hat ${treasury} und ${stations} Bahnhof. Wie bekommt sie die meisten?`,
        why: 'Das Plättchen der D&H ist das Plättchen dieses Zuges. Nur zusammen mit ihm ist der Bahnhof gratis: Später kostet er Geld und braucht einen Weg dorthin.',
        answers: {
          home: {
            label: 'Lieber daheim ein Plättchen legen',
            after: ({ treasury, stations }) =>
              `Die Erie behält ${treasury} und bleibt bei ${stations} Bahnhof. Mit dem ersten 5er-Zug schließt D&H, und das Vorrecht ist fort.`,
          },
          tile: {
            label: 'Die Stadt bauen, ohne Bahnhof',
            after: ({ treasury, stations }) =>
              `Die Stadt ist da, ${treasury} sind übrig, und es bleibt bei ${stations} Bahnhof. Andere können kommen und den Platz nehmen.`,
          },
          both: {
            label: 'Die Stadt bauen und einen Bahnhof setzen',
            after: ({ treasury, stations }) =>
              `Die Erie hat ${stations} Bahnhöfe und ${treasury}: Nur der Berg war zu bezahlen. Auch dort dürfen ihre Züge beginnen.`,
          },
        },
      },
    },
  },
  baltimore: {
    title: 'Die Privatbahn der B&O',
    about: 'Zwei geschenkte Aktien, deren Ausgabekurs du nennst',
    steps: {
      par: {
        stop: 'Ausgabekurs',
        title: 'Du nennst den Ausgabekurs',
        what: ({ cash, worth }) =>
          `Zur teuersten Privatbahn bekommst du die Direktorenaktie der B&O geschenkt, zwei Aktien, und nennst ihren Ausgabekurs. Du hast ${cash} und besitzt ${worth}. Bei welchem Kurs besitzt du sofort am meisten?`,
        why: 'Für diese zwei Aktien zahlt niemand, ein hoher Kurs ist also ein Geschenk an dich. Aber die Aktien, die der B&O noch fehlen, kosten ihn auch. Und die Privatbahn schließt, sobald die B&O ihren ersten Zug kauft.',
        answers: {
          low: {
            label: 'Der niedrigste',
            after: ({ par, worth, missing, begins }) =>
              `Bei ${par} besitzt du ${worth}. Die fehlenden Aktien kosten nur ${missing}, und die B&O beginnt mit ${begins}.`,
          },
          middle: {
            label: 'Ein mittlerer',
            after: ({ par, worth, missing, begins }) =>
              `Bei ${par} besitzt du ${worth}. Die fehlenden Aktien kosten ${missing}, und die B&O beginnt mit ${begins}.`,
          },
          high: {
            label: 'Der höchste',
            after: ({ par, worth, missing, cash, begins }) =>
              `Bei ${par} besitzt du ${worth}. Die fehlenden Aktien kosten ${missing}, du hast ${cash}, und die B&O beginnt mit ${begins}.`,
          },
        },
      },
    },
  },
  diesel: {
    title: 'Der erste Diesel',
    about: 'Ein alter Zug macht ihn billiger, und jeder 4er-Zug verschwindet',
    steps: {
      trade: {
        stop: 'Tauschen',
        title: 'Ein alter Zug für einen neuen',
        what: ({ treasury, price, trade, rival }) =>
          `Deine NYNH hat einen 4er-Zug und ${treasury}. Ein Diesel kostet ${price}, oder ${trade} gegen einen alten Zug. Bens B&M verdient ${rival} mit ihrem einzigen, einem 4er-Zug. Was nimmt ihm das?`,
        why: 'Der erste Diesel verschrottet jeden 4er-Zug, auch deinen: Gib ihn also dafür her. Ein Diesel fährt, so weit das Gleis führt, und wird nie verschrottet.',
        answers: {
          save: {
            label: 'Das Geld sparen',
            after: ({ rival, own }) =>
              `Die B&M verdient weiter ${rival}, die NYNH ${own}. Beide Züge gehen, sobald irgendwer einen Diesel kauft.`,
          },
          five: {
            label: 'Den 5er-Zug deiner C&O, für fast nichts',
            after: ({ own, rival }) =>
              `Die NYNH könnte mit zwei Zügen ${own} verdienen, und die C&O hat keinen mehr. Die B&M verdient weiter ${rival}.`,
          },
          diesel: {
            label: ({ trade }) => `Einen Diesel für ${trade} und den 4er-Zug`,
            after: ({ own, rivals, rival }) =>
              `Alle 4er-Züge sind verschrottet: Der B&M bleiben ${rivals} Züge, und sie verdient ${rival}. Die NYNH kann ${own} verdienen.`,
          },
        },
      },
    },
  },
  forced: {
    title: 'Ein Zug muss her',
    about: 'Wer eine Strecke hat, braucht einen, und der Direktor zahlt mit',
    steps: {
      must: {
        stop: 'Die Pflicht',
        title: 'Die NYC hat keinen Zug',
        what: ({ treasury, diesel, missing, cash }) =>
          `Die NYC hat eine Strecke und keinen Zug: Sie muss jetzt einen kaufen. Sie hat ${treasury}, die Bank verkauft nur Diesel für ${diesel}, ${missing} davon müsstest du zahlen. Du hast ${cash}. Was kostet dich am wenigsten?`,
        why: 'Wer zwei Gesellschaften leitet, darf einen Zug von der einen an die andere verkaufen, so billig er will. Das verschiebt die Pflicht nur: Nun braucht die andere einen Zug.',
        answers: {
          diesel: {
            label: ({ diesel }) => `Der Diesel für ${diesel}`,
            after: (now, was) =>
              `Du hast ${now.cash} statt ${was.cash}. Die NYC kann mit ihm ${now.run} verdienen, bis zum Ende des Spiels.`,
          },
          dear: {
            label: ({ face }) => `Der 6er-Zug deiner Erie für ${face}`,
            after: (now, was) =>
              `Was der NYC fehlte, hast du gezahlt: ${now.cash} statt ${was.cash}. Das Geld hat jetzt die Erie, und ${now.erie} Züge.`,
          },
          own: {
            label: 'Der 6er-Zug deiner Erie, für fast nichts',
            after: ({ cash, treasury, run, erie }) =>
              `Du behältst deine ${cash}, die NYC ${treasury}. Sie kann ${run} verdienen. Aber der Erie bleiben ${erie} Züge, und in ihrem nächsten Zug hat sie dieselbe Pflicht.`,
          },
        },
      },
    },
  },
};
