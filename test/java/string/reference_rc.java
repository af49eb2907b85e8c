// Strings are immutable, the variable that holds one is not.
class Main {
    private String name = "x";
    void rename(String s) {
        name = s + "!"; // RACE!
    }
    int size() {
        return name.length(); // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.rename("y")).start();
        System.out.println(m.size());
    }
}
