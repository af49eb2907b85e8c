// A cache whose put is synchronized and whose get is not.
import java.util.HashMap;
import java.util.Map;

class SymbolTable {
    private final Map<String, Integer> table = new HashMap<>();
    private int next;

    Integer lookup(String s) {
        return table.get(s); // RACE!
    }

    synchronized int intern(String s) {
        Integer n = table.get(s); // NORACE
        if (n == null) {
            n = next++; // NORACE
            table.put(s, n); // RACE!
        }
        return n;
    }
}

class Scanner extends Thread {
    private final SymbolTable symbols;
    private final String[] words;
    private int known;

    Scanner(SymbolTable symbols, String text) {
        this.symbols = symbols;
        words = text.split(" ");
    }

    @Override
    public void run() {
        for (String w : words) { // NORACE
            if (symbols.lookup(w) != null)
                known++; // NORACE
            else
                symbols.intern(w);
        }
    }

    int known() {
        return known; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        SymbolTable symbols = new SymbolTable();
        Scanner a = new Scanner(symbols, "int x = y + z"), b = new Scanner(symbols, "int z = x");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(a.known() + b.known());
    }
}
