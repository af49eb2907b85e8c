import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles each of the pairs SOURCE FOLDER; a folder appears only if its source compiles. */
public class Compile {
    /** A source that may have a public class of any name. */
    private static class Source extends ForwardingJavaFileObject<JavaFileObject> {
        Source(JavaFileObject file) {
            super(file);
        }

        @Override
        public boolean isNameCompatible(String name, Kind kind) {
            return true;
        }
    }

    public static void main(String[] args) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        for (int i = 0; i + 1 < args.length; i += 2) {
            Path folder = Path.of(args[i + 1]);
            Path work = Files.createDirectories(Path.of(args[i + 1] + ".work"));
            try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
                List<String> options = List.of("-g", "-nowarn", "-Xlint:none", "-proc:none", "-d", work.toString());
                boolean ok = compiler.getTask(null, files, null, options, null,
                    List.of(new Source(files.getJavaFileObjects(new File(args[i])).iterator().next()))).call();
                if (ok && !Files.exists(folder))
                    Files.move(work, folder);
            }
        }
    }
}
