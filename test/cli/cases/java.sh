# shellcheck shell=bash disable=SC2154 # out, err, code: set by run
# Java inputs; every case passes where there is no javac.

has_java() {
    command -v javac >/dev/null && command -v jar >/dev/null
}

# A program with a race in line 4 of src/a/b/NAME.java, compiled to classes/.
java_program() {
    mkdir -p src/a/b classes
    cat >"src/a/b/$1.java" <<END
package a.b;
public class $1 {
    static int total;
    static void add() { total++; }
    public static void main(String[] args) {
        new Thread($1::add).start();
        new Thread($1::add).start();
    }
}
END
    javac -d classes "src/a/b/$1.java"
}

case_java_folder() {
    has_java || return 0
    java_program App
    run check classes
    expect_code 1
    expect_out 'src/a/b/App.java:4: write of 4 bytes'
    expect_no_err .
    run check classes/a/b/App.class --format json
    expect_code 1
    expect_out '"line": 4'
}

case_java_source_folder() {
    has_java || return 0
    java_program App
    mv src elsewhere
    run check classes
    expect_out '^  a/b/App.java:4: write'
    run check classes --src elsewhere
    expect_out 'elsewhere/a/b/App.java:4: write'
    expect_out 'static void add'
}

case_java_main_of_manifest() {
    has_java || return 0
    java_program App
    java_program Other
    run check classes
    expect_code 2
    expect_err 'several classes have a main method; choose one with --main NAME'
    expect_err '^  a.b.App$'
    expect_err '^  a.b.Other$'
    run check classes --main a.b.Other
    expect_code 1
    expect_out 'Other.java:4'
    expect_no_out 'App.java'
    run check classes --main a.b.Nobody
    expect_code 2
    expect_err "'a.b.Nobody' has no main method"
    jar cfe app.jar a.b.App -C classes .
    run check app.jar
    expect_code 1
    expect_out 'App.java:4'
    expect_no_out 'Other.java'
}

case_java_nested_archives() {
    has_java || return 0
    java_program App
    mkdir -p war/WEB-INF/classes war/WEB-INF/lib
    cp -r classes/a war/WEB-INF/classes
    jar cf war/WEB-INF/lib/lib.jar -C classes .
    jar cf app.war -C war .
    run check app.war
    expect_code 1
    expect_out 'App.java:4'
    run lower app.war
    expect_out 'app.war!/WEB-INF/classes/a/b/App.class: '
    expect_no_out 'lib.jar!/a/b/App.class'
}

case_java_multi_release() {
    has_java || return 0
    java_program App
    mkdir -p silent
    sed -i 's/static void add/static synchronized void add/' src/a/b/App.java
    javac -d silent src/a/b/App.java
    jar cfe app.jar a.b.App -C classes . --release 11 -C silent .
    run check app.jar
    expect_code 0
    run lower app.jar
    expect_out 'app.jar!/META-INF/versions/11/a/b/App.class: '
}

case_java_class_path() {
    has_java || return 0
    mkdir -p src lib classes
    cat >src/Counter.java <<'END'
public class Counter {
    public int[] cells = new int[1];
    public int[] cells() { return cells; }
}
END
    cat >src/App.java <<'END'
public class App {
    public static void main(String[] args) {
        Counter c = new Counter();
        new Thread(() -> c.cells()[0] = 1).start();
        c.cells()[0] = 2;
    }
}
END
    javac -d lib src/Counter.java
    javac -cp lib -d classes src/App.java
    jar cf counter.jar -C lib .
    run check classes --classpath counter.jar
    expect_code 1
    expect_out 'App.java:4'
    run check classes --classpath missing.jar
    expect_err "cannot analyse 'missing.jar': no such file"
    # in a configuration file: from where the file is
    mkdir -p elsewhere
    echo 'classpath: counter.jar:lib' >heddle.yml
    cd elsewhere || return 1
    run check ../classes --config ../heddle.yml
    expect_code 1
    expect_out 'App.java:4'
    echo 'classpath: [lib]' >heddle.yml
    run check ../classes --config heddle.yml
    expect_err "cannot analyse '.*/elsewhere/lib': no such file"
    cd ..
}

case_java_broken_class() {
    has_java || return 0
    java_program App
    java_program Broken
    head -c 300 classes/a/b/Broken.class >x && mv x classes/a/b/Broken.class
    run check classes
    expect_code 1
    expect_lines 1
    expect_err "cannot analyse 'classes/a/b/Broken.class': the class file is damaged: "
    expect_out 'App.java:4'
    printf 'nothing' >classes/a/b/Broken.class
    run check classes
    expect_err "cannot analyse 'classes/a/b/Broken.class': not a class file"
    run check --strict classes
    expect_code 2
}

case_java_broken_archive() {
    has_java || return 0
    java_program App
    jar cf app.jar -C classes .
    head -c 500 app.jar >cut.jar
    run check cut.jar
    expect_code 2
    expect_err "cannot analyse 'cut.jar': not a zip archive, or its end is missing"
}

case_java_without_jdk() {
    has_java || return 0
    java_program App
    run check classes --jdk nowhere
    expect_code 1
    expect_err "no JDK in '.*nowhere': it has neither lib/modules nor jmods nor rt.jar"
}

case_java_library_list() {
    has_java || return 0
    mkdir -p src lib classes
    cat >src/Main.java <<END
import java.util.ArrayList;
public class Main {
    public static void main(String[] args) {
        ArrayList<String> list = new ArrayList<>();
        list.add(lib.Tool.name());
        System.out.println(java.nio.charset.Charset.isSupported("x") + list.get(0));
    }
}
END
    mkdir -p src/lib
    cat >src/lib/Tool.java <<END
package lib;
public class Tool {
    public static String name() {
        return "tool";
    }
}
END
    javac -d lib src/lib/Tool.java && javac -cp lib -d classes src/Main.java
    run check --stats --classpath lib classes
    expect_out 'library analysed: 1, with 1 function'
    expect_out 'lib.Tool .1.'
    expect_out 'java.util.ArrayList .3.'
    expect_out 'library skipped: 1'
    expect_out 'java.nio.charset.Charset .1.'
    run check --stats --format json --classpath lib classes
    expect_out '"kind": "skipped"'
    run check --classpath lib classes
    expect_no_out 'library analysed'
}

# A library that races with itself is its maker's matter; one of its objects that two threads share is not.
case_java_race_in_library() {
    has_java || return 0
    mkdir -p src/lib lib classes
    cat >src/lib/Tool.java <<END
package lib;
public class Tool {
    static int calls;
    int uses;
    public void use() {
        uses++;
    }
    public static void count() {
        calls++;
    }
}
END
    cat >src/Main.java <<END
import lib.Tool;
public class Main {
    public static void main(String[] args) {
        Tool tool = new Tool();
        Runnable r = () -> {
            Tool.count();
            tool.use();
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
END
    javac -d lib src/lib/Tool.java && javac -cp lib -d classes src/Main.java
    run check --classpath lib classes
    expect_code 1
    expect_out 'lib.Tool.uses'
    expect_no_out 'lib.Tool.calls'
    run check --report-library --classpath lib classes
    expect_out 'lib.Tool.calls'
}

case_a_class_file_that_is_a_pipe_is_lost() {
    mkdir classes
    mkfifo classes/Main.class
    timeout 120 "$heddle" check classes --main Main >out 2>err
    code=$? out=$(cat out) err=$(cat err)
    expect_code 2
    expect_err "is no regular file"
}

# Options that mean nothing for the inputs are not swallowed.
case_java_options_without_java() {
    echo 'int main(void) { return 0; }' >c.c
    run check c.c --main a.b.Main --tests
    expect_code 0
    expect_err 'no input is Java: --main, --tests are without effect'
    run check c.c
    expect_code 0
    expect_no_err "no input is Java"
}

# A package says nothing that the path beside it does not say; --verbose and JSON keep it.
case_java_names_without_package() {
    mkdir -p s/org/example/app
    cat >s/org/example/app/Main.java <<'J'
package org.example.app;
public class Main {
    static int shared;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> shared++);
        t.start();
        shared++;
        t.join();
    }
}
J
    javac -g -d classes s/org/example/app/Main.java || fail 'javac'
    run check classes --src s --json r.json
    expect_code 1
    expect_out 'data race: `Main.shared` is written by thread `Main.main.lambda`'
    expect_no_out '`org.example'
    grep -q '"variable": "org.example.app.Main.shared"' r.json || fail 'JSON lacks the package'
    run check classes --src s --verbose
    expect_out '`org.example.app.Main.shared`'
}

# Fields have no line in class files: comments are found in sources, annotations in the class files.
case_java_suppressions_at_declarations() {
    mkdir -p src/a/b out
    cat >src/a/b/Keep.java <<'J'
package a.b;
import java.lang.annotation.*;
@Retention(RetentionPolicy.CLASS)
@interface Keep { String value(); }
J
    cat >src/a/b/Main.java <<'J'
package a.b;
public class Main {
    int commented; // heddle: ignore[data-race] by a comment
    @Keep("heddle: ignore[data-race] by an annotation")
    int kept;
    static class Same { int commented; }
    static class Twice {
        int one, two;
        // heddle: ignore[data-race] a method
        @Deprecated
        void bump() { one++; }
        @Keep("heddle: ignore[data-race] another method")
        void bump(int n) { Runnable r = () -> { one += n; }; r.run(); }
        void bump(long n) { two += n; }
    }
    // heddle: ignore a class
    static class Whole { int z; void go() { z++; } }
    @Keep("heddle: ignore what has no race")
    static int idle;
    static void touch(Main m, Same s, Twice t, Whole w) {
        m.commented++;
        m.kept++;
        s.commented++;
        t.bump();
        t.bump(2);
        t.bump(3L);
        w.go();
    }
    public static void main(String[] args) {
        Main m = new Main();
        Same s = new Same();
        Twice t = new Twice();
        Whole w = new Whole();
        new Thread(() -> touch(m, s, t, w)).start();
        touch(m, s, t, w);
    }
}
J
    javac -g -d out src/a/b/*.java || fail "javac"
    run check out --main a.b.Main --src src
    expect_code 1
    expect_out '^2 data races '
    expect_out 'data race: `Main\$Same.commented`'
    expect_out 'data race: `Main\$Twice.two`'
    expect_out '^suppressions: 5$'
    expect_out 'src/a/b/Main.java:3:20: rule `data-race`, 2 findings: by a comment'
    expect_out 'cover nothing: 1$'
    expect_out 'src/a/b/Main.java:18:11: every rule: what has no race'
    rm -r src
    run check out --main a.b.Main
    expect_code 1
    expect_out '^suppressions: 2$'
    expect_out 'a/b/Main.java: rule `data-race`, annotation of `Main.kept`, 2 findings: by an annotation'
    expect_out 'annotation of `Main\$Twice.bump`'
    expect_out 'a/b/Main.java: annotation of `Main.idle`: what has no race'
}

java_counter() { # a race on hits, and one on misses
    mkdir -p src
    cat >src/Main.java <<'J'
public class Main {
    static int hits, misses;
    static void bump() { hits++; }
    // before
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(new Runnable() {
            public void run() {
                bump();
                misses++;
            }
        });
        t.start();
        bump();
        misses++;
        t.join();
    }
}
J
}

java_check() { # REPORT OPTION...: compiles what is in src and checks it
    rm -rf out
    javac -g -d out src/*.java || fail "javac"
    report=$1
    shift
    run check out --main Main --json "$report" "$@"
}

# Edits that add, move and remove a race, and such that do not.
case_java_baseline_over_edits() {
    java_counter
    java_check old.json
    expect_code 1
    expect_out '^2 data races'
    sed -i 's|// before|static Object o = new Object() { int x; }; static Runnable r = () -> { };|' src/Main.java
    sed -i '1i // a new first line' src/Main.java
    java_check same.json --baseline old.json
    expect_code 0
    expect_out 'nothing new found'
    expect_out '^2 known from the baseline'
    expect_no_out 'fixed'
    # moved to a class of another file: the function has another name, and is new
    printf 'class Other {\n    static int hits;\n    static void bump() { hits++; }\n}\n' >src/Other.java
    sed -i -e 's/ bump();/ Other.bump();/' src/Main.java
    java_check moved.json --baseline old.json
    expect_code 1
    expect_out '^1 data race '
    expect_out 'new data race: `Other.hits`'
    expect_out '^1 known from the baseline'
    expect_out '^1 fixed since the baseline'
    # added, and the other one removed
    sed -i -e 's/static int hits, misses/static int hits; static volatile int more; static java.util.concurrent.atomic.AtomicInteger misses = new java.util.concurrent.atomic.AtomicInteger()/' \
        -e 's/misses++/misses.incrementAndGet(); more++/' src/Main.java
    java_check new.json --baseline moved.json
    expect_out '1 fixed since the baseline'
    run diff moved.json new.json
    expect_out '^1 fixed, in the old report only:'
    expect_out 'data race: `Main.misses`'
    run diff new.json moved.json
    expect_code 1
    expect_out 'new data race: `Main.misses`'
}

case_java_arrays_by_type() { # not as class files spell them
    has_java || return 0
    mkdir src
    cat >src/Main.java <<'END'
public class Main {
    public static void main(String[] args) {
        int[] cells = new int[2];
        String[][] names = new String[2][2];
        Thread other = new Thread(() -> {
            cells[0]++;
            names[0] = null;
        });
        other.start();
        cells[0]++;
        names[0] = null;
    }
}
END
    javac -g -d classes src/Main.java
    run check classes --src src
    expect_code 1
    expect_out '`int\[\] of Main.main` is written'
    expect_out '`String\[\]\[\] of Main.main` is written|`java.lang.String\[\]\[\] of Main.main` is written'
    expect_no_out '\[I|\[L'
    expect_no_out '^ +main +src/Main.java' # the frame that the tool makes up
}

case_java_collection_hint() {
    has_java || return 0
    mkdir src
    cat >src/Main.java <<'END'
import java.util.ArrayList;
public class Main {
    static final ArrayList<String> log = new ArrayList<>();
    public static void main(String[] args) {
        new Thread(() -> log.add("a")).start();
        log.add("b");
    }
}
END
    javac -g -d classes src/Main.java
    run check classes --src src
    expect_code 1
    expect_out '`Main.log` is written'
    expect_out 'made for several +threads|made for +several threads|made +for several threads'
    expect_out 'through `ArrayList.add`'
}

# javac copies what stands in `finally`: for a reader that is one statement.
case_java_copies_of_a_statement_are_one() {
    has_java || return 0
    cat >Main.java <<'J'
public class Main {
    static int shared;
    static void work(int n) {
        try {
            if (n > 3) throw new IllegalStateException();
        } finally {
            shared = n;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> work(1));
        t.start();
        int seen = shared;
        t.join();
        System.out.println(seen);
    }
}
J
    javac -g -d classes Main.java || fail 'javac'
    run check classes --src . --json r.json
    expect_code 1
    expect_out '^1 data race in 1 file'
    expect_no_out 'more pair'
}

# ---- inputs that are no Java program ----

case_java_source_as_input() {
    echo 'public class A { public static void main(String[] a) { } }' >A.java
    run check A.java
    expect_code 2
    expect_err "cannot analyse 'A.java': .*compile it with 'javac -g'"
    echo 'int main(void) { return 0; }' >m.c
    run check A.java m.c
    expect_code 0
    expect_out 'A.java: Java is analysed as compiled classes'
}

case_java_empty_archive() {
    python3 -c 'import zipfile; zipfile.ZipFile("e.jar", "w").close()
with zipfile.ZipFile("text.jar", "w") as z: z.writestr("a.txt", "x")'
    run check e.jar
    expect_code 2
    expect_err "cannot analyse 'e.jar': there are no classes in it"
    expect_no_err 'nothing could be analysed'
    run check text.jar
    expect_code 2
    expect_err "cannot analyse 'text.jar': there are no classes in it"
}

# An archive that only has archives is their frame; of two classes of one name the first one counts.
case_java_archives_in_archives() {
    has_java || return 0
    mkdir classes
    echo 'public class A { public static void main(String[] a) { System.out.println(B.x); } }
class B { static int x; }' >A.java
    javac -d classes A.java
    (cd classes && jar cf ../app.jar A.class B.class && jar cf ../other.jar B.class)
    python3 -c 'import zipfile
with zipfile.ZipFile("outer.jar", "w") as z: z.write("app.jar", "parts/app.jar")
with zipfile.ZipFile("web.war", "w") as z: z.write("app.jar", "WEB-INF/lib/app.jar")'
    for archive in outer.jar web.war; do
        run check $archive
        expect_code 0
        expect_no_err 'no classes'
    done
    run check app.jar other.jar
    expect_code 0
    expect_err 'left out: other.jar!/B.class, because an input before it has a class of that name'
    run check app.jar --src nowhere
    expect_code 0
    expect_err "no sources in 'nowhere': no such folder"
}

# An input without classes is named also beside others; one of them in a folder of archives is not.
case_java_empty_archive_beside_classes() {
    has_java || return 0
    mkdir classes jars
    echo 'public class A { public static void main(String[] a) { } }' >A.java
    javac -d classes A.java
    python3 -c 'import zipfile; zipfile.ZipFile("e.jar", "w").close()
zipfile.ZipFile("jars/e.jar", "w").close()
with zipfile.ZipFile("jars/a.jar", "w") as z: z.write("classes/A.class", "A.class")'
    run check e.jar classes
    expect_err "cannot analyse 'e.jar': there are no classes in it"
    expect_no_err "'classes'"
    run check classes e.jar
    expect_err "cannot analyse 'e.jar': there are no classes in it"
    run check jars
    expect_code 0
    expect_no_err 'there are no classes in it'
}

case_java_without_main() {
    has_java || return 0
    mkdir classes
    echo 'public class A { static int n; public static void f() { n++; } }' >A.java
    javac -d classes A.java
    run check classes
    expect_code 2
    expect_err 'no class has a main method.*--open'
    expect_no_err "function 'main'"
    run check classes --open
    expect_code 1
}

# Two programs are not one; a library in C without a main may be part of a Java program.
case_java_and_c() {
    has_java || return 0
    java_program App
    echo 'int main(void) { return 0; }' >m.c
    echo 'int f(void) { return 0; }' >f.c
    run check classes m.c
    expect_code 2
    expect_err "'m.c' each have a main.*one after the other"
    run check m.c classes
    expect_code 2
    run check classes f.c
    expect_code 1
    expect_out 'App.java:4'
}
