// A static logger whose level is plain and whose writer is filled by all.
import java.util.*;
public class Main {
    static class Log {
        private static int level = 1;
        private static StringBuilder buffer = new StringBuilder();
        static void setLevel(int l) { level = l; } // RACE! l
        static void log(int l, String text) {
            if (l >= level) // RACE! l
                buffer.append(text).append('\n'); // RACE! b
        }
        static String flush() {
            String s = buffer.toString(); // RACE! b
            buffer.setLength(0); // RACE! b
            return s;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> Log.log(2, "a"));
        Thread b = new Thread(() -> Log.log(0, "b"));
        a.start();
        b.start();
        Log.setLevel(2);
        System.out.println(Log.flush());
        a.join();
        b.join();
    }
}
