// Every thread starts one more of its kind, at the end: one works at a time.
public class Main {
    private int fetched;

    void visit(String url) {
        new Thread(() -> {
            fetched++; // NORACE
            if (url.length() < 5)
                    visit(url + "x");
        }).start();
    }

    public static void main(String[] args) {
        new Main().visit("a");
    }
}
