/** Common first names in the United States, English and Spanish, in lower case without accents. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abby abdul abel abigail abraham ada adam adan addison adela adeline adrian adriana agnes agustin ahmed aidan aileen aisha
  alan alana albert alberto alejandra alejandro alex alexa alexander alexandra alexis alfonso alfred alfredo ali alice alicia
  alina alisha alison allan allen allison alma alonzo althea alvaro alvin alyssa amanda amber amelia amir amy ana anabel andre
  andrea andreas andres andrew andy angel angela angelica angelina angelo angie anita ann anna anne annette annie anthony antoine
  antonia antonio april ariana ariel arlene armando arnold arthur arturo asher ashley aubrey audrey aurora austin autumn ava
  avery barb barbara barry beatrice beatriz becky belinda ben benjamin bernadette bernard bernice bert bertha beth bethany betsy
  betty beverly bianca bob bobby bonnie brad bradley brandi brandon brandy brenda brendan brent brett brian briana brianna
  bridget brittany brooke bruce bruno bryan bryce byron caleb calvin cameron camila candace candice carl carla carlos carmen
  carol carolina caroline carolyn carrie carson carter casey cassandra cassie catalina catherine cathy cecilia cedric celeste
  celia cesar chad charlene charles charlie charlotte chelsea cheryl chester chloe chris christian christina christine
  christopher christy cindy claire clara clarence claudia clay clayton clifford clinton clyde cody colin colleen connie connor
  constance consuelo corey corinne cory courtney craig cristian cristina crystal curtis cynthia daisy dale dallas damian damon
  dan dana daniel daniela danielle danny daphne darius darlene darrell darren darryl dave david dawn dean deanna debbie deborah
  debra dee delia denise dennis derek deshawn desiree destiny devin devon dexter diana diane diego dina dolores dominic don
  donald donna donnie dora doreen doris dorothy doug douglas drew duane dustin dwayne dwight dylan earl ed eddie edgar edith
  edna eduardo edward edwin efrain eileen elaine eleanor elena eli elias elijah elisa elizabeth ella ellen elmer elsa elvira
  emily emilio emma emmanuel enrique eric erica erick erik erika erin ernest ernesto esmeralda esperanza estela esteban esther
  ethan eugene eva evan evelyn ezra fabian faith fatima faye federico felicia felipe felix fernanda fernando florence floyd
  frances francesca francis francisco frank frankie franklin fred freddie frederick gabriel gabriela gail garrett gary gavin
  gene geneva genevieve george georgia gerald geraldine gerardo gilbert gilberto gina ginger glen glenda glenn gloria gonzalo
  gordon graciela graham grant greg gregory greta guadalupe guillermo gus gustavo gwen hank hannah harold harriet harry
  harvey hassan hazel heather hector heidi helen henry herbert herman hilda holly horacio howard hugo ian ibrahim ida ignacio
  imani inez ingrid irene iris irma isaac isabel isabella isaiah ismael israel ivan jack jackie jackson jacob jacqueline jade
  jaime jake jamal james jamie jan jane janet janice janine jared jasmine jason javier jay jayden jean jeanette jeff jeffery
  jeffrey jenna jennifer jenny jeremiah jeremy jermaine jerome jerry jesse jessica jessie jesus jill jim jimmy jo joan joann
  joanna joanne joaquin jocelyn jody joe joel joey johanna john johnny jon jonathan jordan jorge jose josefina joseph
  josephine josh joshua joy joyce juan juana juanita judith judy julia julian juliana julie julio june justin kaitlyn kara karen
  karina karl karla kate katelyn katherine kathleen kathryn kathy katie katrina kayla keith kelly kelsey ken kendra kenneth
  kenny kent kevin khadija kim kimberly kirk krista kristen kristin kristina kurt kyle lakisha lamar lana lance larry latoya
  laura lauren laurie lawrence leah lee leigh lena leo leon leonard leonardo leroy leslie lester leticia levi lewis liam lila
  lillian lily linda lindsay lindsey lisa liz lloyd logan lois lola lonnie lora lorena lorenzo loretta lori lorraine louis
  louise lourdes lucas lucia lucille lucy luis luisa luke luther luz lydia lyle lynn mabel mack madeline madison mae maggie
  malcolm malik manny manuel marc marcela marcia marco marcos marcus margaret margarita maria mariah mariana maribel marie
  marilyn mario marion marisa marisol marissa marjorie mark marlene marsha marshall marta martha martin martina marty marvin
  mary mateo mathew matt matthew maureen maurice maxine maya megan mei melanie melinda melissa melody melvin mercedes meredith
  merle micah michael micheal michele michelle miguel mike mildred milton mindy miranda miriam mitch mitchell mohamed mohammed
  moises molly monica monique morgan moses muhammad myra myrna myrtle nadia nadine nancy naomi natalia natalie natasha nathan
  nathaniel neil nelson nicholas nick nicolas nicole nina noah noe noel nora norma norman octavio olga oliver olivia omar
  orlando oscar otis owen pablo paige pam pamela pat patricia patrick patty paul paula paulina pauline pearl pedro peggy penny
  perry pete peter phil philip phillip phyllis pilar preston priscilla priya quentin quincy rachel rafael rahul ralph ramiro
  ramon ramona randall randi randy raquel raul ray raymond rebecca reggie regina reginald rene renee ricardo rich richard rick
  ricky riley rita rob robert roberta roberto robin robyn rochelle rodney rodolfo rodrigo rogelio roger roland roman ron
  ronald ronda ronnie rosa rosalie rosario rose rosemary rosie ross roxanne roy ruben ruby rudy rufus russell ruth ryan sabrina
  sadie sal sally salvador sam samantha samuel sandra sandy santiago sara sarah saul savannah scott sean sebastian selena
  sergio seth shane shannon sharon shaun shawn sheila shelby shelia shelley sheri sherman sherri sherry shirley sidney sierra
  silvia simon sofia soledad sonia sonya sophia sophie spencer stacey stacy stan stanley stella stephanie stephen steve steven
  stewart stuart sue susan susana suzanne sydney sylvia tabitha tamara tami tammy tanya tara tasha taylor ted teresa teri
  terrance terrell terrence terri terry thelma theo theodore theresa thomas tiffany tim timothy tina todd tom tomas tommy toni
  tonya tori tracey traci tracy travis trent trevor tricia trina trinity tristan troy trudy tyler tyrone ulises ursula valeria
  valerie vanessa velma vera verna vernon veronica vicente vicki vickie vicky victor victoria vincent viola violet virginia
  vivian wade wallace walter wanda warren wayne wendell wendy wesley whitney wilbur wilfredo willard william willie wilma
  winifred winston wyatt xavier ximena yadira yesenia yolanda yvette yvonne zach zachary zoe`.split(/\s+/),
);
