// Every thread starts three more of its kind in a loop, at the end: they run beside each other.
public class Main {
    private int fetched;

    void visit(String url) {
        new Thread(() -> {
            fetched++; // RACE!
            if (url.length() < 5)
                for (int i = 0; i < 3; i++)
                    visit(url + i);
        }).start();
    }

    public static void main(String[] args) {
        new Main().visit("a");
    }
}
